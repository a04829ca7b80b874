/**
 * Keeps the workers of one machine: starts them, another in the place of one that has died, and
 * one after the other anew without losing a request. Their common socket is its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WorkerCounts } from '../health/metrics/worker-figures.ts';
import { Member, type MemberOptions } from './member.ts';
import { rememberEnded } from './merge.ts';
import type { Figures } from './messages.ts';

/** Milliseconds: before a second start in a row, the longest, after which a run counts as good. */
const pauses = { first: 1_000, longest: 60_000, good: 60_000 };

export interface WorkersOptions extends MemberOptions {
  readonly log: Logger;
}

export class Workers {
  readonly #options: WorkersOptions;
  readonly #members = new Set<Member>();
  readonly #ended = rememberEnded();
  #isStopping = false;
  #pause = 0;
  #deaths = 0;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Settles with their address when all serve; throws PlainFault with why one cannot. */
  async start(): Promise<string> {
    // The first one alone: what is the matter with one is with all, and is told once.
    const address = await this.#add();
    const others = Array.from({ length: this.#options.count - 1 }, () => this.#add());
    await Promise.all(others);
    return address;
  }

  /**
   * One after the other is replaced; throws when one cannot start, those before go on then. False:
   * the end is under way. Not to be called again before it has settled.
   */
  async restart(): Promise<boolean> {
    // One that is about to serve has read what there was before.
    await Promise.allSettled([...this.#members].map(({ serving }) => serving));
    try {
      for (const member of [...this.#members].filter(({ state }) => state === 'serving')) {
        // Another one may have died meanwhile, and this one, too: then nobody is to leave for it.
        while (!this.#isStopping && this.#members.has(member) && this.#missing() >= 0) {
          await this.#add();
        }
        if (this.#isStopping) return false;
        if (this.#members.has(member)) await member.leave();
      }
    } finally {
      void this.#fill();
    }
    return !this.#isStopping;
  }

  /** What is in hand is answered; settles when all have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#members].map((member) => member.stop()));
  }

  /** Cuts connections. */
  hurry(): void {
    for (const member of this.#members) member.send({ kind: 'hurry' });
  }

  /** How many answer now, how many there should be, and how many have died without being told. */
  get counts(): WorkerCounts {
    const serving = [...this.#members].filter(({ state }) => state === 'serving').length;
    return { serving, wanted: this.#options.count, deaths: this.#deaths };
  }

  /** Figures of all, of ended ones too. */
  async figures(): Promise<readonly Figures[]> {
    const known = [...this.#members].filter(({ state }) => state !== 'starting');
    return Promise.all([this.#ended.figures(), ...known.map((member) => member.figures())]);
  }

  /** One more worker; gives its address once it serves. */
  #add(): Promise<string> {
    const member = new Member(this.#options);
    const startedAt = performance.now();
    this.#members.add(member);
    void member.ended.then(({ code, signal }) => {
      this.#members.delete(member);
      this.#ended.add(member.latest);
      if (performance.now() - startedAt > pauses.good) this.#pause = 0;
      if (member.state !== 'serving' || this.#isStopping) return;
      const { pid } = member.worker.process;
      // One that was told to end did so in good order.
      const level = code === 0 ? 'info' : 'error';
      if (code !== 0) this.#deaths += 1;
      this.#options.log[level]({ worker: pid, code, signal }, 'a worker ended');
      void this.#fill();
    });
    return member.serving;
  }

  /** How many there are too few, whether they serve or are about to; negative: too many. */
  #missing(): number {
    const staying = [...this.#members].filter(({ state }) => state !== 'leaving');
    return this.#options.count - staying.length;
  }

  /** Others in the place of those that have died, after a wait that grows. */
  async #fill(): Promise<void> {
    if (this.#missing() <= 0) return;
    const { order, log } = this.#options;
    const isServed = [...this.#members].some(({ state }) => state === 'serving');
    // The last one took the socket with it, and only systemd has it still: that wants a new start.
    if (!isServed && order.socket !== undefined) throw new Error('no worker has the socket');
    while (!this.#isStopping && this.#missing() > 0) {
      const pause = this.#pause;
      this.#pause = Math.min(Math.max(2 * pause, pauses.first), pauses.longest);
      if (pause > 0) await sleep(pause, undefined, { ref: false });
      // One that was started anew meanwhile may have made it good.
      if (this.#isStopping || this.#missing() <= 0) return;
      try {
        await this.#add();
      } catch (error) {
        if (this.#isStopping) return;
        log.error({ err: error, pause }, 'a worker cannot be started');
      }
    }
  }
}
