import { expect, test } from 'vitest';
import { openLog } from './log.ts';

/** The line that the log writes for these words. */
function lineOf(words: object): string {
  const lines: string[] = [];
  openLog({ write: (line) => lines.push(line) }).info(words, 'said');
  expect(lines).toHaveLength(1);
  return lines.join('');
}

const secrets = {
  authorization: 'Bearer seeded-1',
  cookie: '__Host-member=seeded-2',
  token: 'seeded-3',
  mem_password: 'seeded-4',
  mem_oldpassword: 'seeded-5',
  password: 'seeded-6',
};

test.each(Object.entries(secrets))('T23 no line tells a %s, wherever it stands', (key, value) => {
  for (const words of [
    { [key]: value },
    { headers: { [key]: value } },
    { request: { headers: { [key]: value } } },
  ]) {
    const line = lineOf(words);
    expect(line).not.toContain('seeded');
    // The key stays: whoever reads the log sees that there was one.
    expect(line).toContain(`"${key}":"-"`);
  }
});

test('T23 an error is told without the rows and parameters that a database adds', () => {
  const cause = Object.assign(new Error('no connection'), { query: 'seeded-query' });
  const error = Object.assign(new Error('refused', { cause }), {
    code: '23505',
    detail: 'Key (national_id)=(seeded-id)',
    parameters: ['seeded-parameter'],
  });
  const line = lineOf({ err: error });
  expect(line).not.toContain('seeded');
  expect(JSON.parse(line).err).toMatchObject({ message: 'refused', code: '23505' });
});
