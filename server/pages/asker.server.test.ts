import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { readPaper } from '../../wings/info/verify/verify.api.ts';
import type { Render } from './pages.ts';

/** A page that looks a code up and says what came of it. */
const render: Render = async ({ url, call }) => {
  const html = await call(readPaper, { code: url.slice('/verify/'.length) }).then(
    () => 'found',
    (error: unknown) => (error instanceof Problem ? error.code : 'broken'),
  );
  return { status: 404, html, headers: {} };
};

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ render });
});
afterAll(() => app.close());

let guesses = 0;
/** What the address answers to a guess that nobody made before. */
async function guess(address: string, agent: string, remoteAddress: string): Promise<string> {
  guesses += 1;
  const { body } = await app.app.inject({
    ...{ url: `${address}/guess-${guesses}`, remoteAddress },
    headers: { host: 'localhost', 'user-agent': agent },
  });
  return body;
}

test('T11 without script too, a browser guesses for itself, not for its network', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 21; round += 1)
    outcomes.push(await guess('/verify', 'one', '192.0.2.7'));
  expect(outcomes).toEqual([...Array<string>(20).fill('not_found'), 'too_many']);
  expect(await guess('/verify', 'another', '192.0.2.7')).toBe('not_found');
});

test('T11 another name for each guess: the budget of the network stands above', async () => {
  const from = '192.0.2.8';
  const calls = Array.from({ length: 197 }, (_, round) =>
    guess('/api/info/verify', `name ${round}`, from),
  );
  await Promise.all(calls);
  const outcomes: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) outcomes.push(await guess('/verify', name, from));
  expect(outcomes).toEqual(['not_found', 'not_found', 'not_found', 'too_many']);
  expect(await guess('/verify', 'a', '192.0.2.9')).toBe('not_found');
});
