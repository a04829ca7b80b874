/** One worker, as its supervisor knows it. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFault } from '../../runtime/plain-fault.ts';
import type { Figures, StartOrder, ToSupervisor, ToWorker } from './messages.ts';

/** Milliseconds that a worker may take to leave; connections rest for 30 seconds. */
const leavePatience = 60_000;
/** Milliseconds that it may take to serve. */
const startPatience = 180_000;
/** Milliseconds: a worker that is behind is shown by its last figures … */
const figuresPatience = 2_000;
/** … and one that has said nothing for so long never will. */
const longestSilence = 60_000;

export interface MemberOptions {
  readonly count: number;
  readonly order: StartOrder;
  /** The page of all figures, which whoever was asked for it may show. */
  readonly metrics: () => Promise<string>;
}

export class Member {
  state: 'starting' | 'serving' | 'leaving' = 'starting';
  readonly worker: Worker;
  /** Settles with its address once it serves; rejects with why it does not. */
  readonly serving: Promise<string>;
  /** Settles when it has ended. */
  readonly ended: Promise<{ readonly code: number; readonly signal: string }>;
  readonly #options: MemberOptions;
  readonly #requests = new Map<number, (figures: Figures) => void>();
  #latest: Figures = [];
  #lastRequest = 0;
  /** Since when it owes an answer, by the clock of `performance.now`. */
  #silentSince: number | undefined;

  constructor(options: MemberOptions) {
    this.#options = options;
    this.worker = cluster.fork({ WORKERS: String(options.count) });
    this.ended = once(this.worker, 'exit').then(([code, signal]) => ({ code, signal }));
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.serving = promise;
    this.worker.on('error', reject);
    const late = setTimeout(() => this.#kill(), startPatience);
    promise.catch(() => {}).finally(() => clearTimeout(late));
    this.worker.on('message', (message: ToSupervisor) => {
      if (message.kind === 'fault') reject(new PlainFault(message.sentence));
      else if (message.kind !== 'serving') this.#receive(message);
      else {
        this.state = 'serving';
        resolve(message.address);
      }
    });
    void this.ended.then(({ code, signal }) =>
      reject(new Error(`a worker ended before it served: ${signal ?? code}`)),
    );
  }

  /** The last that are known. */
  get latest(): Figures {
    return this.#latest;
  }

  #kill(): void {
    this.worker.process.kill('SIGKILL');
  }

  send(message: ToWorker): void {
    if (this.worker.isConnected()) this.worker.send(message, () => {});
  }

  #receive(message: ToSupervisor): void {
    if (message.kind === 'ready') this.send({ kind: 'start', order: this.#options.order });
    if (message.kind === 'figures') {
      this.#latest = message.figures;
      this.#silentSince = undefined;
      if (message.id !== undefined) this.#requests.get(message.id)?.(message.figures);
    }
    if (message.kind === 'metrics') {
      const { id } = message;
      // Without an answer it says itself that there is none.
      this.#options.metrics().then(
        (page) => this.send({ kind: 'metrics', id, page }),
        () => {},
      );
    }
  }

  /** What it says now, or said last; one that hangs is killed over it, and so replaced. */
  async figures(): Promise<Figures> {
    this.#lastRequest += 1;
    const id = this.#lastRequest;
    const { promise, resolve } = Promise.withResolvers<Figures>();
    this.#requests.set(id, resolve);
    this.#silentSince ??= performance.now();
    this.send({ kind: 'figures', id });
    const late = sleep(figuresPatience, undefined, { ref: false }).then(() => {
      const since = this.#silentSince ?? Number.POSITIVE_INFINITY;
      if (performance.now() - since > longestSilence) this.#kill();
      return this.#latest;
    });
    return Promise.race([promise, late]).finally(() => this.#requests.delete(id));
  }

  /** Takes no new connection, and ends when those that it has are over. */
  async leave(): Promise<void> {
    this.state = 'leaving';
    this.send({ kind: 'leave' });
    const timer = setTimeout(() => this.#kill(), leavePatience);
    await this.ended.finally(() => clearTimeout(timer));
  }

  /** What is in hand is answered; one that does not serve yet has nothing in hand. */
  async stop(): Promise<void> {
    if (this.state === 'starting') this.#kill();
    else this.send({ kind: 'stop' });
    await this.ended;
  }
}
