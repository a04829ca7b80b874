/** Whether the database is there; while it is not, it is looked for four times a second. */
import { setTimeout as sleep } from 'node:timers/promises';

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
  async lost(mayRepeat: boolean): Promise<boolean> {
    if (this.#closed) return false;
    this.#downSince ??= performance.now();
    if (!this.#watching) void this.#watch();
    if (!mayRepeat || this.isLongDown) return false;
    await sleep(50 + Math.random() * 100);
    return true;
  }

  close(): void {
    this.#closed = true;
  }

  async #watch(): Promise<void> {
    this.#watching = true;
    while (!this.#closed && this.#downSince !== undefined) {
      await sleep(250, undefined, { ref: false });
      if (this.#closed || this.#downSince === undefined) break;
      await this.#probe().then(
        () => this.answered(),
        () => {},
      );
    }
    this.#watching = false;
  }
}
