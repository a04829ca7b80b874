/** Many who fail at once: what others notice of it (T11, T12, L4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openVisitor, type TestApp, type Visitor } from './visitor.ts';

let app: TestApp;
let member: Visitor;
beforeAll(async () => {
  // Hashes as dear as in life: what a sign-in costs is what the others wait for.
  const handlers = { ...testHandlerSettings, argonMemoryKib: 19_456, argonPasses: 2 };
  app = await openTestApp({ settings: { handlers } });
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

/** Wrong ones without a pause, one after the other, until told to stop; counts what they got. */
function attack(address: (turn: number) => string) {
  const got = new Map<string, number>();
  let going = true;
  let turn = 0;
  const done = (async () => {
    while (going) {
      const number = String(turn % 2 === 0 ? 123 : 900_000 + (turn % 1000)).padStart(6, '0');
      const code = codeOf(await openVisitor(app, address(turn)).signIn(number, 'wrong'));
      got.set(code, (got.get(code) ?? 0) + 1);
      turn += 1;
    }
  })();
  const stop = async () => {
    going = false;
    await done;
    return turn;
  };
  return { got, stop };
}

test('T12 1,000 wrong sign-ins in a loop lock nobody out and slow nobody past twice', async () => {
  for (let turn = 0; turn < 5; turn += 1) await others();
  const quiet: number[] = [];
  const stormy: number[] = [];
  const got = new Map<string, number>();
  let tried = 0;
  // One network, and then a crowd of them; in turns with quiet, so that the machine's moods cancel.
  for (let round = 0; tried < 1000 || round < 4; round += 1) {
    for (let turn = 0; turn < 6; turn += 1) quiet.push(await others());
    const many = (turn: number) => `203.0.${round}.${turn % 250}`;
    const storm = attack(round % 2 === 0 ? () => '192.0.2.66' : many);
    for (let turn = 0; turn < 8; turn += 1) stormy.push(await others());
    tried += await storm.stop();
    for (const [code, count] of storm.got) got.set(code, (got.get(code) ?? 0) + count);
  }
  expect(got.get('in')).toBeUndefined();
  expect([...got.values()].reduce((sum, count) => sum + count)).toBe(tried);
  console.log(median(stormy), median(quiet), [...got]);
  expect(median(stormy) / median(quiet)).toBeLessThan(2);
});

test('T11 while the site is sprayed a stranger’s first try owes a proof, the known do not', async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    await openVisitor(app).signIn(`8${String(turn).padStart(5, '0')}`, 'x');
  }
  const stranger = openVisitor(app);
  expect(codeOf(await stranger.signIn('000456'))).toBe('captcha_needed');
  expect(codeOf(await stranger.signIn('000456', undefined, await stranger.prove()))).toBe('in');
  expect(codeOf(await member.signIn('000123'))).toBe('in');
});
