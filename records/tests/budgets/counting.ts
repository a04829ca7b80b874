/** What holds of attempts that two servers count together, wherever they are counted. */
import { expect, test } from 'vitest';
import type { Budgets } from '../../../runtime/budgets.ts';
import { Backoff, Limit, RateLimited, type Take } from '../../../runtime/rate-limit.ts';

export interface Place {
  /** Two servers that have just begun, and remember no refusal. */
  readonly fresh: () => readonly [Budgets, Budgets];
  /** All that was counted is so many seconds older. */
  readonly pass: (seconds: number) => Promise<unknown>;
}

/** What each came to: the attempts that are taken, or the seconds to wait. */
export const outcome = (taken: Promise<readonly number[]>) =>
  taken.then(
    (attempts) => attempts.join(' '),
    (error: unknown) => {
      if (!(error instanceof RateLimited)) throw error;
      return error;
    },
  );

/** Declares the tests; the place is opened before the first of them. */
export function testCounting(place: Place): void {
  testTogether(place);
  testWaits(place);
}

function testTogether({ fresh }: Place): void {
  test('T11 of a hundred tries at once at two servers as many are taken as there are', async () => {
    const [here, there] = fresh();
    const take: Take = [new Limit('test: parallel', 7, 60), 'a'];
    const tries = Array.from({ length: 100 }, (_, at) =>
      outcome((at % 2 ? here : there).take([take])),
    );
    const found = await Promise.all(tries);
    const taken = found.filter((one) => typeof one === 'string');
    expect(taken.sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    for (const one of found) if (one instanceof RateLimited) expect(one.seconds).toBe(60);
  });

  test('T11 keys in opposite order wait for no other, and take one of each or none', async () => {
    const [here, there] = fresh();
    const limit = new Limit('test: order', 40, 60);
    const takes: readonly Take[] = [
      [limit, 'a'],
      [limit, 'b'],
      [limit, 'c'],
    ];
    const tries = Array.from({ length: 120 }, (_, at) =>
      outcome(at % 2 ? here.take(takes) : there.take(takes.toReversed())),
    );
    const found = await Promise.all(tries);
    const taken = found.filter((one) => typeof one === 'string');
    expect(taken).toHaveLength(40);
    expect(new Set(taken)).toEqual(
      new Set(Array.from({ length: 40 }, (_, at) => `${at + 1} ${at + 1} ${at + 1}`)),
    );
    // Giving back in both orders meets nobody either, and leaves nothing.
    await Promise.all(
      found.map(async (one, at) => {
        if (one instanceof RateLimited) return;
        await (at % 2 ? here.giveBack(takes) : there.giveBack(takes.toReversed()));
      }),
    );
    expect(await here.take(takes)).toEqual([1, 1, 1]);
  });

  test('T11 where one key is spent the others lose none; the error says which waits', async () => {
    const [here, there] = fresh();
    const one: Take = [new Limit('test: one', 1, 60), 'a'];
    const many: Take = [new Limit('test: many', 9, 900), 'a'];
    expect(await here.take([one, many])).toEqual([1, 1]);
    const refused = (await outcome(there.take([many, one]))) as RateLimited;
    expect(refused).toMatchObject({ seconds: 60, minutes: 1 });
    expect(refused.waits.map((wait) => wait > 0)).toEqual([false, true]);
    expect(await there.take([many])).toEqual([2]);
  });

  test('T13 of each there is as many are taken as there are, one key several times', async () => {
    const [here, there] = fresh();
    const limit = new Limit('test: each', 5, 60);
    const takes: readonly Take[] = Array.from(
      { length: 5000 },
      (_, at): Take => [limit, at < 10 ? 'one' : `other ${at}`],
    );
    const takenBy = async (server: Budgets, asked: readonly Take[]) => {
      const waits = await server.takeEach(asked);
      return asked.filter((_, at) => waits[at] === 0).map((take) => ({ server, take }));
    };
    const found = await Promise.all([takenBy(here, takes), takenBy(there, takes.toReversed())]);
    const taken = found.flat().sort((one, other) => (one.take[1] < other.take[1] ? 1 : -1));
    expect(taken).toHaveLength(2 * 4990 + 5);
    // All but two of the one.
    for (const server of [here, there]) {
      const own = taken.slice(0, -2).filter((one) => one.server === server);
      await server.giveBack(own.map(({ take }) => take));
    }
    expect(await here.takeEach(takes.slice(0, 5))).toEqual([
      0,
      0,
      0,
      expect.any(Number),
      expect.any(Number),
    ]);
  });
}

function testWaits({ fresh, pass }: Place): void {
  test('T27 the first try of a session waits for no other; its second does', async () => {
    const [here, there] = fresh();
    const session = new Limit('test: session', 5, 60);
    const person = new Limit('test: person', 2, 60);
    const ofSession = (name: string): readonly Take[] => [
      [session, name],
      [person, 'p'],
    ];
    expect(await here.take(ofSession('s'), 'first')).toEqual([1, 1]);
    expect(await here.take(ofSession('s'), 'first')).toEqual([2, 2]);
    expect(await outcome(there.take(ofSession('s'), 'first'))).toMatchObject({ seconds: 60 });
    expect(await there.take(ofSession('t'), 'first')).toEqual([1, 3]);
    expect(await outcome(there.take(ofSession('t'), 'first'))).toMatchObject({ seconds: 60 });
  });

  test('T11 the window ends by the counter’s clock; what is given back is free', async () => {
    const [here, there] = fresh();
    const take: Take = [new Limit('test: window', 2, 60), 'a'];
    expect([await here.take([take]), await there.take([take])]).toEqual([[1], [2]]);
    await here.giveBack([take]);
    expect(await there.take([take])).toEqual([2]);
    await there.clear([take]);
    expect(await here.take([take])).toEqual([1]);
    expect(await here.take([take])).toEqual([2]);
    await pass(59);
    expect(await outcome(there.take([take]))).toMatchObject({ seconds: 1 });
    await pass(1);
    expect(await fresh()[0].take([take])).toEqual([1]);
  });

  test('T12 waits grow over all, to ten seconds; the right password ends them', async () => {
    const take: Take = [new Backoff('test: waits'), 'a'];
    const waits: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const [here, there] = fresh();
      await here.take([take]);
      const wait = await there.look([take]).then(
        () => 0,
        (error: RateLimited) => error.seconds,
      );
      waits.push(wait);
      await pass(wait);
    }
    expect(waits).toEqual([0, 0, 2, 4, 8, 10, 10]);
    const [here, there] = fresh();
    // One that is given back ends no wait: it makes the next one no longer.
    expect(await here.take([take])).toEqual([8]);
    await here.giveBack([take]);
    expect(await outcome(here.take([take]))).toMatchObject({ seconds: 10 });
    await here.clear([take]);
    expect(await there.take([take])).toEqual([1]);
    await pass(15 * 60);
    expect(await here.take([take])).toEqual([1]);
  });
}
