/** Many who fail at once: what others notice of it (T11, T12, F20). */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openVisitor, type TestApp, type Visitor } from './visitor.ts';

let app: TestApp;
let member: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  member = openVisitor(app);
  expect((await member.signIn('000123')).body.rc_code).toBe('1');
});
afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: { data?: { code?: string } } }) =>
  status === 200 ? 'in' : (body.data?.code ?? '');

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds of one sign-in of somebody else, which must succeed. */
async function others(): Promise<number> {
  const began = performance.now();
  expect(codeOf(await member.signIn('000123'))).toBe('in');
  return performance.now() - began;
}

/** Milliseconds that a stranger is away at least: nobody's loop runs inside of this process. */
const networkDelay = 4;

/** Wrong ones in a loop, one after the other, until told to stop; tells what they got. */
function attack(address: (attempt: number) => string): () => Promise<readonly string[]> {
  const got: string[] = [];
  let going = true;
  const done = (async () => {
    for (let attempt = 0; going; attempt += 1) {
      const number = attempt % 2 === 0 ? '000123' : `9${String(attempt).padStart(5, '0')}`;
      got.push(codeOf(await openVisitor(app, address(attempt)).signIn(number, 'wrong')));
      await wait(networkDelay);
    }
  })();
  return async () => {
    going = false;
    await done;
    return got;
  };
}

test('T12 1,000 wrong sign-ins in a loop lock nobody out and slow nobody past twice', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await others();
  const quiet: number[] = [];
  const stormy: number[] = [];
  const got: string[] = [];
  // One network, and then a crowd of them; in turns with quiet, so that the machine's moods cancel.
  for (let round = 0; got.length < 1000; round += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1) quiet.push(await others());
    const many = (attempt: number) => `203.0.${attempt % 200}.${round}`;
    const stop = attack(round % 2 === 0 ? () => '192.0.2.66' : many);
    for (let attempt = 0; attempt < 60; attempt += 1) stormy.push(await others());
    got.push(...(await stop()));
  }
  expect(got).not.toContain('in');
  expect(median(stormy) / median(quiet)).toBeLessThan(2);
  // The ratio counts; a busy machine takes long for both of its sides.
}, 240_000);

test('T11 while the site is sprayed a stranger’s first try owes a proof', async () => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await openVisitor(app).signIn(`8${String(attempt).padStart(5, '0')}`, 'x');
  }
  const stranger = openVisitor(app);
  expect(codeOf(await stranger.signIn('000456'))).toBe('captcha_needed');
  expect(codeOf(await stranger.signIn('000456', undefined, await stranger.prove()))).toBe('in');
  expect(codeOf(await member.signIn('000123'))).toBe('in');
});
