import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { PaperCrowded, PaperLost, PaperSlow } from '../../../core/sheet/papers.ts';
import {
  openWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
  WorkFault,
} from '../worker-pool.ts';
import type { OddOrder } from './odd-worker.ts';

const worker = join(import.meta.dirname, 'odd-worker.ts');
let pool: WorkerPool<OddOrder>;
const open = (options: WorkerPoolOptions) => {
  pool = openWorkerPool<OddOrder>(worker, { workers: 1, milliseconds: 15_000, ...options });
};
afterEach(() => pool.close());

const make = async (does: OddOrder['does'], words = ''): Promise<string> =>
  new TextDecoder().decode(await pool.make({ does, words }));

/** Signal 0 only asks whether the process is there. */
function isThere(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

describe('D-11 papers are made beside the server', () => {
  test('what cannot be made, dies or eats its memory costs itself alone', async () => {
    open({ heap: 32 });
    const lost = await Promise.allSettled([
      make('fail', 'no such template'),
      make('die'),
      make('fill'),
    ]);
    expect(lost.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      new WorkFault('no such template'),
      new PaperLost(),
      expect.any(WorkFault),
    ]);
    expect(await make('echo', 'น้ำ')).toBe('น้ำ');
  });

  test('a worker killed before or at its work loses that paper, no other', async () => {
    open({});
    const pid = Number(await make('wait', '1'));
    const lost = make('wait', '10000');
    process.kill(pid, 'SIGKILL');
    await expect(lost).rejects.toBeInstanceOf(PaperLost);
    const next = Number(await make('wait', '1'));
    process.kill(next, 'SIGKILL');
    await expect(make('echo', 'ตอนนั้น')).rejects.toBeInstanceOf(PaperLost);
    expect(await make('echo', 'ต่อไป')).toBe('ต่อไป');
  });

  test('a worker that has grown large is replaced after its work', async () => {
    open({});
    const pid = await make('grow');
    expect(pid).toMatch(/^\d+$/);
    expect(await make('wait', '1')).not.toBe(pid);
    await expect.poll(() => isThere(pid)).toBe(false);
  });

  test('what takes too long is ended, even within one step, and the next is made', async () => {
    open({ milliseconds: 2_500 });
    const pid = await make('wait', '1');
    const slow = make('spin');
    const next = make('echo', 'ต่อไป');
    await expect(slow).rejects.toBeInstanceOf(PaperSlow);
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await next).toBe('ต่อไป');
  });

  test('a piece of work that takes longer is given its time, and no more', async () => {
    open({ milliseconds: 1_500 });
    const slow = pool.make({ does: 'wait', words: '2500' }, 15_000);
    expect(new TextDecoder().decode(await slow)).toMatch(/^\d+$/);
    await expect(pool.make({ does: 'spin' }, 50)).rejects.toBeInstanceOf(PaperSlow);
  });

  test('what waited behind two slow ones is told so: nobody is left to read it', async () => {
    open({ milliseconds: 700 });
    const all = await Promise.allSettled([make('spin'), make('spin'), make('echo')]);
    expect(all.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      expect.any(PaperSlow),
      expect.any(PaperSlow),
      expect.any(PaperCrowded),
    ]);
  });

  test('too many in the queue: told at once, and the others are made in their order', async () => {
    open({ waiting: 2 });
    const order: string[] = [];
    const note = (words: string) => make('echo', words).then((answer) => order.push(answer));
    const all = [note('1'), note('2'), note('3')];
    await expect(make('echo', '4')).rejects.toBeInstanceOf(PaperCrowded);
    await Promise.all(all);
    expect(order).toEqual(['1', '2', '3']);
  });

  test('two workers work side by side, and rest when there is nothing to do', async () => {
    open({ workers: 2, idleMilliseconds: 50 });
    const pids = await Promise.all([make('wait', '300'), make('wait', '300')]);
    expect(new Set(pids).size).toBe(2);
    await expect.poll(() => pids.some(isThere)).toBe(false);
    expect(await make('echo', 'อีกครั้ง')).toBe('อีกครั้ง');
  });

  test('closing ends what is at work and what waits; nothing is begun afterwards', async () => {
    open({});
    const pid = await make('wait', '1');
    const results = Promise.allSettled([make('spin'), make('echo')]);
    await pool.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(isThere(pid)).toBe(false);
    await expect(make('echo')).rejects.toBeInstanceOf(PaperCrowded);
  });

  test('T23 a worker knows nothing of the settings and secrets of the server', async () => {
    open({});
    process.env.SECRET_OF_A_TEST = 'secret';
    expect(await make('settings')).not.toContain('SECRET_OF_A_TEST');
    delete process.env.SECRET_OF_A_TEST;
  });
});
