/** Rate limits: how many attempts of one key a window of time may hold, and waits that grow. */

/** Some of what was asked for has no attempt left now. */
export class RateLimited extends Error {
  /** Until all have one, rounded up. */
  readonly seconds: number;
  readonly minutes: number;
  /** Milliseconds that each has to wait, in the order of the call; 0: not at all. */
  readonly waits: readonly number[];

  constructor(waits: readonly number[]) {
    super('rate limited');
    this.waits = waits;
    this.seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    this.minutes = Math.ceil(this.seconds / 60);
  }
}

/** `most` attempts in so many seconds for each key; the window of a key begins with its first. */
export class Limit {
  /** Of all servers and versions: what counts together bears one name. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;

  constructor(name: string, most: number, seconds = 10 * 60) {
    this.name = name;
    this.most = most;
    this.seconds = seconds;
  }
}

/**
 * Seconds to wait after the first, second, … attempt of a key; the last one stands for all that
 * follow: no owner under attack has to bear more (T12).
 */
export const backoffSteps: readonly number[] = [0, 0, 2, 4, 8, 10];

/** Waits that grow with each attempt, until a key was quiet for a quarter of an hour. */
export class Backoff {
  readonly name: string;
  readonly most = 0;
  readonly seconds = 15 * 60;

  constructor(name: string) {
    this.name = name;
  }
}

/** A rule, and whom it counts. */
export type Take = readonly [rule: Limit | Backoff, key: string];
