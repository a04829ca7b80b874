import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultOfAnswer } from './answers.ts';
import { canaryOf, readCanaries } from './canaries.ts';

const rows = [
  {
    ...{ member: '000111', national_id: '1992341001335', phone: '0810004567' },
    ...{ email: 'a@example.com', employee_no: '1000111', accounts: ['01020000011'] },
  },
  {
    ...{ member: '000222', national_id: '3995491866985', phone: '0810004567' },
    ...{ email: null, employee_no: null, accounts: ['01020000022'] },
  },
];
const canaries = () => readCanaries({ query: async () => ({ rows }) } as never);

test('I3 a number, an address, a mark of another: found, in groups, too', async () => {
  const { foreign, own } = await canaries();
  expect(foreign('{"id":"1-9923-41001-33-5"}', '000222')).toEqual(['1992341001335']);
  expect(foreign('<td>01020000022</td>', '000111')).toEqual(['01020000022']);
  expect(foreign('mail a@example.com', undefined)).toEqual(['a@example.com']);
  expect(foreign(`${canaryOf('000222')}k-1-1`, '000111')).toEqual(['canary-000222-']);
  expect(foreign(`01020000011 a@example.com ${canaryOf('000111')}`, '000111')).toEqual([]);
  // Two have it: it says nothing of either.
  expect(foreign('0810004567', '000333')).toEqual([]);
  expect(own('01020000011', '000111')).toBe(true);
  expect(own('01020000022', '000111')).toBe(false);
});

const answer = (status: number, body: object | string, type = 'application/json') => ({
  ...{ status, type, text: typeof body === 'string' ? body : JSON.stringify(body) },
});
const thai = 'กรุณาลองอีกครั้ง';
const whole = {
  ...{ rc_code: '0', messages: thai, massages: thai },
  data: { ref: 'AB12', code: 'unavailable' },
};

test('I7 an error in the envelope, in Thai, is well, and so is a Thai page', () => {
  expect(faultOfAnswer(answer(503, whole))).toBeUndefined();
  expect(faultOfAnswer(answer(200, 'anything', 'text/plain'))).toBeUndefined();
  expect(faultOfAnswer(answer(503, `<p>${thai}</p>`, 'text/html'))).toBeUndefined();
});

test.each([
  ['no JSON', answer(500, 'Internal Server Error')],
  ['rc_code', answer(503, { ...whole, rc_code: '1' })],
  ['Thai', answer(503, { ...whole, messages: 'Try again', massages: 'Try again' })],
  ['spellings', answer(503, { ...whole, massages: '' })],
  ['code', answer(400, { ...whole, data: {} })],
  ['reference', answer(503, { ...whole, data: { code: 'unavailable' } })],
  ['inside', answer(500, { ...whole, error: 'connect ECONNREFUSED 127.0.0.1' })],
  ['Thai', answer(502, '<h1>Bad Gateway</h1>', 'text/html')],
])('I7 an error without %s is found', (what, given) => {
  expect(faultOfAnswer(given)).toContain(what);
});

test('shares no code with what it checks', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from ?? '',
    ),
  );
  expect(imports.filter((from) => !/^(?:node:|\.\/|pg$)/.test(from))).toEqual([]);
});
