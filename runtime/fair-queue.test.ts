import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue, type FairQueueOptions, QueueFull, type RunOptions } from './fair-queue.ts';

/** A queue whose work ends when the test says so, and the order in which work began. */
function testQueue(options: FairQueueOptions) {
  const queue = new FairQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  /** Gives the name when the work has ended, or the error of a refusal. */
  const send = (owner: string, name = owner, how: RunOptions = {}) =>
    queue
      .run(
        owner,
        async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.push(end));
          return name;
        },
        how,
      )
      .catch((error: unknown) => error);
  const finish = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, begun, send, finish };
}

const preferred = { preferred: true };

describe('turns', () => {
  test('T27 owners take turns: one who asks for much does not hold up the others', async () => {
    const { begun, send, finish } = testQueue({ running: 1, waiting: 100 });
    for (let at = 0; at < 5; at += 1) void send('flood', `flood ${at}`);
    void send('school');
    void send('home');
    await finish(4);
    expect(begun).toEqual(['flood 0', 'flood 1', 'school', 'home', 'flood 2']);
  });

  test('T18 with one place each, who has had a turn stands behind all who wait', async () => {
    const { begun, send, finish } = testQueue({ running: 1, runningEach: 1, totalEach: 2 });
    for (const owner of ['A', 'B', 'C']) for (const nth of [1, 2]) void send(owner, owner + nth);
    await finish(1);
    void send('D', 'D1');
    void send('A', 'A3');
    await finish(7);
    expect(begun).toEqual(['A1', 'B1', 'C1', 'A2', 'D1', 'B2', 'C2', 'A3']);
  });

  test('F20 preferred work goes first; other work gets a turn in four all the same', async () => {
    const { begun, send, finish } = testQueue({ running: 1, waiting: 100, preferredWeight: 3 });
    for (let at = 0; at < 4; at += 1) void send('a', 'other');
    for (let at = 0; at < 6; at += 1) void send('b', 'known', preferred);
    await finish(9);
    expect(begun.slice(1, 9)).toEqual([
      ...['known', 'known', 'known', 'other'],
      ...['known', 'known', 'known', 'other'],
    ]);
  });

  test('an owner at its bound is passed over, and its work keeps its order', async () => {
    const { begun, send, finish } = testQueue({ running: 2, runningEach: 1 });
    for (const name of ['A1', 'A2', 'A3']) void send('A', name);
    void send('B', 'B1');
    void send('B', 'B2');
    expect(begun).toEqual(['A1', 'B1']);
    await finish(4);
    expect(begun).toEqual(['A1', 'B1', 'A2', 'B2', 'A3']);
  });

  test('work is told whether it had to wait', async () => {
    const queue = new FairQueue({ runningEach: 1 });
    const results = [1, 2].map(() => queue.run('a', async (waited) => waited));
    expect(await Promise.all(results)).toEqual([false, true]);
  });
});

describe('bounds', () => {
  test('T27 as much runs and waits as may, of all; the rest is refused at once', async () => {
    const { begun, send, finish } = testQueue({ running: 2, waiting: 3 });
    const outcomes = Array.from({ length: 5 }, (_, at) => send(`${at}`));
    const refused = await Promise.all([send('late'), send('later')]);
    expect(refused).toMatchObject([{ isOwn: false }, { isOwn: false }]);
    expect(begun).toEqual(['0', '1']);
    await finish(5);
    expect(await Promise.all(outcomes)).toEqual(['0', '1', '2', '3', '4']);
    void send('again');
    expect(begun.at(-1)).toBe('again');
  });

  test('T27 four of an owner run, forty wait, and another owner notices nothing', async () => {
    const { begun, send, finish } = testQueue({ runningEach: 4, waitingEach: 40 });
    const outcomes = Array.from({ length: 44 }, (_, at) => send('a', `${at}`));
    expect(await send('a', 'one more')).toMatchObject({ isOwn: true });
    void send('b');
    expect(begun).toEqual(['0', '1', '2', '3', 'b']);
    await finish(45);
    expect(await Promise.all(outcomes)).toEqual(begun.filter((name) => name !== 'b'));
  });

  test('T18 two of an owner are in hand, running or not, and twenty-four of all', async () => {
    const limits = { running: 1, runningEach: 1, totalEach: 2, waiting: 23 };
    const { begun, send, finish } = testQueue(limits);
    const flood = Array.from({ length: 5 }, (_, at) => send('A', `A${at}`));
    const refused = await Promise.all(flood.slice(2));
    expect(refused).toMatchObject([{ isOwn: true }, { isOwn: true }, { isOwn: true }]);
    for (let at = 0; at < 22; at += 1) void send(`owner ${at}`);
    expect(await send('late')).toMatchObject({ isOwn: false });
    await finish(1);
    void send('later');
    await finish(24);
    expect([begun.length, begun.at(-1)]).toEqual([25, 'later']);
  });

  test('T27 no owner fills the queue for the others', async () => {
    const { begun, send, finish } = testQueue({ running: 1, waiting: 20, waitingEach: 3 });
    const flood = Array.from({ length: 50 }, (_, at) => send('flood', `flood ${at}`));
    void send('one');
    void send('two');
    expect((await Promise.all(flood.slice(4))).every((one) => one instanceof QueueFull)).toBe(true);
    await finish(6);
    expect(begun).toEqual(['flood 0', 'flood 1', 'one', 'two', 'flood 2', 'flood 3']);
  });

  test('L5 where too much waits, the newest of the owner with most is refused', async () => {
    const { queue, begun, send, finish } = testQueue({
      ...{ running: 1, waiting: 3, refusesLongest: true },
    });
    void send('flood', 'first');
    const flood = [1, 2, 3].map((at) => send('flood', `flood ${at}`));
    void send('home');
    expect(await flood[2]).toBeInstanceOf(QueueFull);
    expect(await send('flood', 'flood 4')).toBeInstanceOf(QueueFull);
    expect(queue.waiting).toBe(3);
    await finish(9);
    expect(begun).toEqual(['first', 'flood 1', 'home', 'flood 2']);
    expect(queue.waiting).toBe(0);
  });

  test('L5 preferred and other work have a bound each', async () => {
    const { send } = testQueue({ running: 1, waiting: 1, preferredWeight: 3 });
    void send('a');
    void send('a');
    void send('a', 'known', preferred);
    expect(await send('b')).toBeInstanceOf(QueueFull);
    expect(await send('b', 'known', preferred)).toBeInstanceOf(QueueFull);
  });

  test('the caller names the error of a refusal', async () => {
    const refusal = (isOwn: boolean) => new RangeError(`own: ${isOwn}`);
    const { send } = testQueue({ runningEach: 1, waitingEach: 0, refusal });
    void send('a');
    expect(await send('a')).toEqual(new RangeError('own: true'));
  });
});

describe('ends', () => {
  test('F20 work that fails leaves its place, also where it throws at once', async () => {
    const queue = new FairQueue({ running: 1 });
    for (let made = 0; made < 60; made += 1) {
      const fails = queue.run('a', () => Promise.reject(new Error('no')));
      const throws = queue.run('a', () => {
        throw new Error('at once');
      });
      await expect(fails).rejects.toThrow('no');
      await expect(throws).rejects.toThrow('at once');
    }
    expect(await queue.run('b', async () => 'yes')).toBe('yes');
  });

  test('a place that is handed over is never taken by a newcomer', async () => {
    const { begun, send, finish } = testQueue({ running: 2, waiting: 9 });
    for (let at = 0; at < 5; at += 1) void send('a', String(at));
    await finish(1);
    void send('late');
    expect(begun).toEqual(['0', '1', '2']);
    await finish(5);
    expect(begun).toEqual(['0', '1', '2', '3', 'late', '4']);
  });

  test('an aborted wait rejects with the reason and frees its place; work goes on', async () => {
    const { queue, begun, send, finish } = testQueue({ running: 1, waiting: 2 });
    const controller = new AbortController();
    const running = send('a', 'running', { signal: controller.signal });
    const waits = send('a', 'waits', { signal: controller.signal });
    void send('b');
    controller.abort('gone');
    expect(await waits).toBe('gone');
    expect(queue.waiting).toBe(1);
    void send('c');
    await finish(3);
    expect(await running).toBe('running');
    expect(begun).toEqual(['running', 'b', 'c']);
    void send('a');
    expect(await send('a', 'too late', { signal: controller.signal })).toBe('gone');
  });

  test('a wait that takes too long ends by its time', async () => {
    const { send, begun } = testQueue({ running: 1 });
    void send('a');
    const late = await send('a', 'late', { signal: AbortSignal.timeout(5) });
    expect(late).toMatchObject({ name: 'TimeoutError' });
    expect(begun).toEqual(['a']);
  });

  test('T27 while others wait, a place rests as long as its work took', async () => {
    const queue = new FairQueue({ running: 1, longestRest: 50 });
    const work = async () => {
      await new Promise((done) => setTimeout(done, 30));
      return performance.now();
    };
    const first = queue.run('a', work);
    const second = queue.run('a', async () => performance.now());
    expect((await second) - (await first)).toBeGreaterThanOrEqual(28);
  });
});

test('T27 no bound is ever passed, and nothing that was taken is forgotten', async () => {
  const step = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), ends: fc.nat(2) });
  const limits = { running: 3, runningEach: 2, waiting: 6, waitingEach: 3, totalEach: 4 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const queue = new FairQueue(limits);
      const running: string[] = [];
      const ends: (() => void)[] = [];
      const outcomes = steps.map(async (one) => {
        const outcome = queue.run(one.owner, async () => {
          running.push(one.owner);
          expect(running.length).toBeLessThanOrEqual(3);
          expect(running.filter((owner) => owner === one.owner).length).toBeLessThanOrEqual(2);
          await new Promise<void>((end) => ends.push(end));
          running.splice(running.indexOf(one.owner), 1);
        });
        for (const end of ends.splice(0, one.ends)) end();
        return outcome.catch((error) => expect(error).toBeInstanceOf(QueueFull));
      });
      for (let left = steps.length; left > 0; left -= 1) {
        for (const end of ends.splice(0)) end();
        await new Promise(setImmediate);
      }
      await Promise.all(outcomes);
      expect([queue.waiting, running]).toEqual([0, []]);
    }),
    { numRuns: 50 },
  );
});
