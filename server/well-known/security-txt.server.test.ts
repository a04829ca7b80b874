import { expect, test } from 'vitest';
import { openTestApp } from '../../tools/test-app.ts';

const url = '/.well-known/security.txt';
const publicOrigin = 'https://portal.example';
const contact = ['mailto:security@coop.example', 'tel:+6620001234'];
const policy = 'https://coop.example/security';

async function fetchText(changes: Parameters<typeof openTestApp>[0]) {
  const opened = await openTestApp(changes);
  const answer = await opened.app.inject({ url, headers: { host: 'evil.example' } });
  await opened.close();
  return answer;
}
const fieldsOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/: (.*)/).slice(0, 2));

test('ASVS 15.1.1 whom to tell of a weakness, in the fields of RFC 9116', async () => {
  const { statusCode, headers, payload } = await fetchText({
    settings: { publicOrigin },
    security: { contact, policy },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = fieldsOf(payload);
  expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
    ['Contact', contact[0]],
    ['Contact', contact[1]],
    ['Preferred-Languages', 'th, en'],
    ['Canonical', `${publicOrigin}${url}`],
    ['Policy', policy],
  ]);
  const [[, until = ''] = []] = fields.filter(([name]) => name === 'Expires');
  expect(until).toMatch(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/);
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('without a public origin nothing is said of where the text stands', async () => {
  const { payload } = await fetchText({ security: { contact } });
  expect(fieldsOf(payload).map(([name]) => name)).toEqual([
    ...['Contact', 'Contact', 'Expires', 'Preferred-Languages'],
  ]);
  expect(payload).not.toContain('evil');
});

test('where nobody is named, none is made up', async () => {
  const { statusCode, headers, payload } = await fetchText({ settings: { publicOrigin } });
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(payload).not.toMatch(/contact|@/i);
});
