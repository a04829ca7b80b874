/** Concurrency limiter in which owners take turns: who asks for much waits for their own work. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A bound that is left out does not hold. Work is preferred work or other work, see `run`. */
export interface FairQueueOptions {
  /** How much work runs at a time: of all owners, and of each of them. */
  readonly running?: number;
  readonly runningEach?: number;
  /** How much work waits: of all owners (preferred and other work each), and of each of them. */
  readonly waiting?: number;
  readonly waitingEach?: number;
  /** How much work of one owner runs or waits. */
  readonly totalEach?: number;
  /** While both wait, so many pieces of preferred work start for each piece of other work. */
  readonly preferredWeight?: number;
  /**
   * At the bound of `waiting` the newest work of the owner with most is refused in place of the
   * newcomer, unless nobody has more waiting than the newcomer.
   */
  readonly refusesLongest?: boolean;
  /**
   * Milliseconds. While others wait, a place rests as long as its last work took, and no longer
   * than this; 0: only other events come first. Left out: the next work starts at once.
   */
  readonly longestRest?: number;
  /** The error of a refusal. `isOwn`: a bound of this owner, not the one of all, is reached. */
  readonly refusal?: (isOwn: boolean) => Error;
}

export interface RunOptions {
  /** Preferred work starts before other work, see `preferredWeight`. */
  readonly preferred?: boolean;
  /** Ends the wait, not work that runs: `run` rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The usual refusal. */
export class QueueFull extends Error {
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('too much work waits');
    this.isOwn = isOwn;
  }
}

interface Waiter {
  readonly start: (owner: Owner) => void;
  readonly fail: (reason: unknown) => void;
  /** Forgets the signal that could have ended the wait. */
  settled?: () => void;
}

/** Work of one owner in one class; exists as long as some of it runs or waits. */
interface Owner {
  readonly key: string;
  readonly class: WorkClass;
  running: number;
  readonly waiting: Waiter[];
}

/** Preferred work, or all other. */
interface WorkClass {
  readonly owners: Map<string, Owner>;
  /** Owners of whom another piece of work may start, in the order of their turns. */
  readonly readyOwners: Set<Owner>;
  waiting: number;
}

const emptyClass = (): WorkClass => ({ owners: new Map(), readyOwners: new Set(), waiting: 0 });

function newOwner(key: string, workClass: WorkClass): Owner {
  const owner = { key, class: workClass, running: 0, waiting: [] };
  workClass.owners.set(key, owner);
  return owner;
}

const firstOf = ({ readyOwners }: WorkClass): Owner | undefined =>
  readyOwners.size === 0 ? undefined : readyOwners.values().next().value;

const unbounded = Number.POSITIVE_INFINITY;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #most: number;
  readonly #mostEach: number;
  readonly #preferred = emptyClass();
  readonly #others = emptyClass();
  #running = 0;
  #turn = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#most = options.running ?? unbounded;
    this.#mostEach = options.runningEach ?? unbounded;
  }

  /** How much work waits. */
  get waiting(): number {
    return this.#preferred.waiting + this.#others.waiting;
  }

  /**
   * Runs `work` when the turn of `owner` comes; `waited` tells it whether that took a wait.
   * Gives and throws what `work` does; throws the refusal, without running it, at a bound.
   */
  async run<Result>(
    owner: string,
    work: (waited: boolean) => Promise<Result>,
    options?: RunOptions,
  ): Promise<Result> {
    options?.signal?.throwIfAborted();
    const workClass = options?.preferred ? this.#preferred : this.#others;
    const existing = workClass.owners.get(owner);
    const waits = this.#running >= this.#most || (existing?.running ?? 0) >= this.#mostEach;
    const own = waits
      ? await this.#turnOf(owner, workClass, options?.signal)
      : this.#enter(existing ?? newOwner(owner, workClass));
    const { longestRest } = this.#options;
    const began = longestRest ? performance.now() : 0;
    try {
      return await work(waits);
    } finally {
      if (longestRest === undefined) this.#leave(own);
      else void this.#rest(performance.now() - began).then(() => this.#leave(own));
    }
  }

  #enter(owner: Owner): Owner {
    owner.running += 1;
    this.#running += 1;
    return owner;
  }

  /** Resolves when the turn has come. Its place is taken by then: nobody slips in between. */
  #turnOf(key: string, workClass: WorkClass, signal?: AbortSignal): Promise<Owner> {
    this.#makeRoom(key, workClass);
    const owner = workClass.owners.get(key) ?? newOwner(key, workClass);
    return new Promise((start, fail) => {
      const waiter = { start, fail };
      if (signal) this.#watch(signal, owner, waiter);
      owner.waiting.push(waiter);
      owner.class.waiting += 1;
      if (owner.running < this.#mostEach) owner.class.readyOwners.add(owner);
    });
  }

  #watch(signal: AbortSignal, owner: Owner, waiter: Waiter): void {
    const abort = () => this.#remove(owner, waiter, signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    waiter.settled = () => signal.removeEventListener('abort', abort);
  }

  /** Returns when one more may wait; throws the refusal otherwise. */
  #makeRoom(key: string, { owners, waiting }: WorkClass): void {
    const most = this.#options.waiting ?? unbounded;
    const { waitingEach = unbounded, totalEach = unbounded, refusesLongest } = this.#options;
    const own = owners.get(key);
    const ownWaiting = own?.waiting.length ?? 0;
    if (ownWaiting >= waitingEach || ownWaiting + (own?.running ?? 0) >= totalEach) {
      throw this.#refusal(true);
    }
    if (waiting < most) return;
    let longest = own;
    for (const owner of refusesLongest ? owners.values() : []) {
      if (owner.waiting.length > (longest?.waiting.length ?? 0)) longest = owner;
    }
    const newest = longest === own ? undefined : longest?.waiting.at(-1);
    if (longest === undefined || newest === undefined) throw this.#refusal(false);
    this.#remove(longest, newest, this.#refusal(false));
  }

  #refusal(isOwn: boolean): Error {
    return this.#options.refusal?.(isOwn) ?? new QueueFull(isOwn);
  }

  #remove(owner: Owner, waiter: Waiter, reason: unknown): void {
    const at = owner.waiting.indexOf(waiter);
    if (at < 0) return;
    owner.waiting.splice(at, 1);
    owner.class.waiting -= 1;
    if (owner.waiting.length === 0) owner.class.readyOwners.delete(owner);
    this.#forgetIdle(owner);
    waiter.settled?.();
    waiter.fail(reason);
  }

  #forgetIdle({ key, class: { owners }, running, waiting }: Owner): void {
    if (running === 0 && waiting.length === 0) owners.delete(key);
  }

  #rest(took: number): Promise<unknown> {
    const { longestRest = 0 } = this.#options;
    return longestRest > 0 && this.waiting > 0 ? sleep(Math.min(took, longestRest)) : nextTurn();
  }

  #leave(owner: Owner): void {
    this.#running -= 1;
    owner.running -= 1;
    if (owner.waiting.length === 0) this.#forgetIdle(owner);
    // Without a bound of all nobody else can have waited for this place.
    else if (this.#most === unbounded) this.#startNext(owner);
    else owner.class.readyOwners.add(owner);
    while (this.#running < this.#most && this.#most < unbounded) {
      const next = this.#nextOwner();
      if (next === undefined) return;
      this.#startNext(next);
    }
  }

  #nextOwner(): Owner | undefined {
    const { preferredWeight = 0 } = this.#options;
    this.#turn = (this.#turn + 1) % (preferredWeight + 1);
    const preferred = firstOf(this.#preferred);
    if (preferred !== undefined && this.#turn > 0) return preferred;
    return firstOf(this.#others) ?? preferred;
  }

  /** Starts the oldest work of an owner, who then stands behind all others. */
  #startNext(owner: Owner): void {
    const { readyOwners } = owner.class;
    readyOwners.delete(owner);
    this.#enter(owner);
    owner.class.waiting -= 1;
    const next = owner.waiting.shift();
    if (owner.waiting.length > 0 && owner.running < this.#mostEach) readyOwners.add(owner);
    next?.settled?.();
    next?.start(owner);
  }
}
