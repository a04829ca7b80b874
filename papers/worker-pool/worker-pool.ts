/**
 * Work that is done beside the server: so much at a time, each piece within its time.
 *
 * In processes, not in threads: the compiler is foreign code, and a thread inside of it can neither
 * be stopped nor crash alone. Small enough to need no package, and those that we know know threads
 * only.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { PaperCrowded, PaperLost, PaperSlow } from '../../core/sheet/papers.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { partOf } from '../../runtime/processes.ts';

/** What a worker says when it is done. */
export type Made = ({ readonly bytes: Uint8Array } | { readonly fault: string }) & {
  /** It has grown too large to go on. */
  readonly isExhausted: boolean;
};

/** A worker could not make something, or came to its end over it. */
export class WorkFault extends Error {}

export interface WorkerPoolOptions {
  /** At most; they are started as they are needed. Left out: one or two. */
  readonly workers?: number;
  /** For one piece of work, the start of its worker included. */
  readonly milliseconds?: number;
  /** Pieces that may wait for a worker. */
  readonly waiting?: number;
  /** Megabytes of a worker's own data; the compiler's stand beside them. */
  readonly heap?: number;
  /** A worker without work for this long ends. */
  readonly idleMilliseconds?: number;
}

export interface WorkerPool<Order> {
  /**
   * Throws `PaperAway` or `WorkFault`; each costs this piece of work alone. `milliseconds`: what it
   * may take instead of what others may.
   */
  make(order: Order, milliseconds?: number): Promise<Uint8Array>;
  /** Ends all workers, whatever they are at. */
  close(): Promise<void>;
}

interface Job<Order> {
  readonly order: Order;
  readonly milliseconds: number;
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

interface PoolWorker<Order> {
  readonly child: ChildProcess;
  job: Job<Order> | undefined;
  /** Ends what takes too long, or a worker that has nothing to do. */
  timer: NodeJS.Timeout | undefined;
}

/** A worker knows nothing of the server's settings and secrets. */
function start(file: string, heap: number): ChildProcess {
  return fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${heap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** No work ends by `SIGKILL`, not even in want of memory of its own: that comes from outside. */
function exitError(why: unknown): Error {
  return why === 'SIGKILL' ? new PaperLost() : new WorkFault(`a worker ended: ${String(why)}`);
}

/** `file` is the worker's: it answers each message with `Made`. */
export function openWorkerPool<Order>(
  file: string,
  options: WorkerPoolOptions = {},
): WorkerPool<Order> {
  const {
    milliseconds = 10_000,
    waiting = partOf(40),
    idleMilliseconds = 60_000,
    heap = 256,
  } = options;
  const usual = Math.max(1, Math.min(2, availableParallelism() - 1));
  const most = options.workers ?? partOf(usual);
  const queue = new FairQueue({ running: most, waiting, refusal: () => new PaperCrowded() });
  const workers = new Set<PoolWorker<Order>>();
  const closing = new AbortController();

  /** Takes the job from a worker, and its clock. */
  function relieve(worker: PoolWorker<Order>): Job<Order> | undefined {
    const { job } = worker;
    clearTimeout(worker.timer);
    worker.job = undefined;
    return job;
  }

  function dismiss(worker: PoolWorker<Order>, error: Error): void {
    if (!workers.delete(worker)) return;
    worker.child.kill('SIGKILL');
    relieve(worker)?.failed(error);
  }

  function finish(worker: PoolWorker<Order>, made: Made): void {
    const job = relieve(worker);
    if ('bytes' in made) job?.done(made.bytes);
    else job?.failed(new WorkFault(made.fault));
    const leave = () => dismiss(worker, new WorkFault('a worker left'));
    if (made.isExhausted) leave();
    else worker.timer = setTimeout(leave, idleMilliseconds).unref();
  }

  function startWorker(): PoolWorker<Order> {
    const worker: PoolWorker<Order> = {
      child: start(file, heap),
      job: undefined,
      timer: undefined,
    };
    const onExit = (why: unknown) => dismiss(worker, exitError(why));
    worker.child.on('message', (made) => finish(worker, made as Made));
    worker.child.on('error', onExit);
    worker.child.on('exit', (code, signal) => onExit(signal ?? code));
    workers.add(worker);
    return worker;
  }

  function assign(worker: PoolWorker<Order>, job: Job<Order>): void {
    clearTimeout(worker.timer);
    worker.job = job;
    worker.timer = setTimeout(() => dismiss(worker, new PaperSlow()), job.milliseconds);
    worker.child.send(job.order as object, (error) => error && dismiss(worker, new PaperLost()));
  }

  /** A free worker or a new one: the queue runs no more work than there may be workers. */
  const free = () => [...workers].find(({ job }) => !job) ?? startWorker();

  return {
    make(order, limit = milliseconds) {
      const since = performance.now();
      const work = () =>
        new Promise<Uint8Array>((done, failed) => {
          // Behind one slow piece everybody may wait; behind two, nobody is left to read it.
          if (performance.now() - since > 2 * milliseconds) failed(new PaperCrowded());
          else assign(free(), { order, milliseconds: limit, done, failed });
        });
      return queue.run('', work, { signal: closing.signal });
    },
    close: async () => {
      closing.abort(new PaperCrowded());
      const ended = [...workers].map(async (worker) => {
        const exit = once(worker.child, 'exit');
        dismiss(worker, new PaperCrowded());
        await exit;
      });
      await Promise.all(ended);
    },
  };
}
