/** Whether the database is there; while it is not, it is looked for four times a second. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Absence } from './faults.ts';

/** Milliseconds. */
const lookEvery = 250;

export class Availability {
  readonly #probe: () => Promise<void>;
  readonly #patienceMs: number;
  /** Since when it has been away (ms); undefined while it is there. */
  #downSince: number | undefined;
  #watching = false;
  #closed = false;

  /** `probe` asks the database anything; it rejects while the database is away. */
  constructor(probe: () => Promise<void>, patienceMs: number) {
    this.#probe = probe;
    this.#patienceMs = patienceMs;
  }

  get isUp(): boolean {
    return this.#downSince === undefined;
  }

  /** Away for so long that a call need not try: the watch will tell when it is back. */
  get isLongDown(): boolean {
    return this.#downSince !== undefined && performance.now() - this.#downSince > this.#patienceMs;
  }

  answered(): void {
    this.#downSince = undefined;
  }

  /**
   * A call found the database away. Gives true when the call should be made again: the database
   * has only just gone (a crash is over in a second), and a pause has passed.
   */
  async lost(absence: Absence, mayRepeat: boolean): Promise<boolean> {
    if (this.#closed) return false;
    if (absence === 'silent') this.#hung();
    this.#downSince ??= performance.now();
    if (!this.#watching) void this.#watch(lookEvery);
    if (!mayRepeat || this.isLongDown) return false;
    await sleep(50 + Math.random() * 100);
    return true;
  }

  /**
   * A call had no answer for as long as a call may take: the next one need not wait as long, be it
   * the next of the same request. One connection alone may hang, so it is asked for at once.
   */
  #hung(): void {
    this.#downSince = Number.NEGATIVE_INFINITY;
    if (!this.#watching) void this.#watch(0);
  }

  close(): void {
    this.#closed = true;
  }

  async #watch(firstWait: number): Promise<void> {
    this.#watching = true;
    for (let wait = firstWait; !this.#closed && this.#downSince !== undefined; wait = lookEvery) {
      if (wait > 0) await sleep(wait, undefined, { ref: false });
      if (this.#closed || this.#downSince === undefined) break;
      await this.#probe().then(
        () => this.answered(),
        () => {},
      );
    }
    this.#watching = false;
  }
}
