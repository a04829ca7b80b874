import { expect, test } from 'vitest';
import { Busy, openAskerTurns } from './owner-queue.ts';

/** Turns whose works end when they are told to. */
function held() {
  const turns = openAskerTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string, name = asker) =>
    turns
      .take(asker, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .catch((error: unknown) => error);
  async function end(): Promise<void> {
    ends.shift()?.();
    await new Promise((later) => setTimeout(later));
  }
  return { ask, begun, end };
}

test('T18 whoever floods runs one and waits with one; another’s is next', async () => {
  const { ask, begun, end } = held();
  const flood = Array.from({ length: 5 }, (_, at) => ask('A', `A${at}`));
  const other = ask('B');
  const refused = await Promise.all(flood.slice(2));
  expect(refused.map((error) => error instanceof Busy && error.isOwn)).toEqual([true, true, true]);
  await end();
  // A sends more at once, and is behind all the same.
  const more = ask('A', 'A5');
  for (let left = 3; left > 0; left -= 1) await end();
  expect(begun).toEqual(['A0', 'B', 'A1', 'A5']);
  expect(await Promise.all([flood[0], other, flood[1], more])).toEqual(begun);
});

test('T18 those who flood take turns, and who comes is behind each of them once', async () => {
  const { ask, begun, end } = held();
  for (const asker of ['A', 'B', 'C']) for (const at of [1, 2]) void ask(asker, `${asker}${at}`);
  await end();
  void ask('D', 'D1');
  void ask('A', 'A3');
  for (let left = 7; left > 0; left -= 1) await end();
  expect(begun).toEqual(['A1', 'B1', 'C1', 'A2', 'D1', 'B2', 'C2', 'A3']);
});

test('T18 all together wait in twenty-four places, which are free again afterwards', async () => {
  const { ask, begun, end } = held();
  for (let at = 0; at < 24; at += 1) void ask(`asker ${at}`);
  const late = await ask('late');
  expect(late instanceof Busy && !late.isOwn).toBe(true);
  await end();
  void ask('later');
  for (let left = 24; left > 0; left -= 1) await end();
  expect([begun.length, begun.at(-1)]).toEqual([25, 'later']);
});

test('a work that fails is its asker’s failure alone', async () => {
  const turns = openAskerTurns();
  const fails = turns.take('A', () => Promise.reject(new Error('no')));
  const thrown = turns.take('A', () => {
    throw new Error('at once');
  });
  const good = turns.take('B', async () => 'good');
  await expect(fails).rejects.toThrow('no');
  await expect(thrown).rejects.toThrow('at once');
  expect(await good).toBe('good');
});
