/** Drops that brought their intake down, how often, and whether staff were told of it. */
import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drop } from './drop.ts';

/** In the watched folder: a command that looks once knows what the one before it saw. */
const fileName = '.attempts.json';
const mostBytes = 1_000_000;

/** Milliseconds after the first intake that ended without a word; doubled with each, to an hour. */
const firstRest = 30_000;
const longestRest = 3_600_000;

/** After so many intakes in a row that ended without a word staff are told. */
const alarmingTries = 3;

/** In place of a mark: a set that is not whole has none. */
const unfinished = 'unfinished';

type Attempt = Readonly<{ mark: string; tries: number; hasNotice: boolean }>;

function isAttempt(value: unknown): value is Attempt {
  const { mark, tries, hasNotice } = Object(value) as Partial<Attempt>;
  return typeof mark === 'string' && Number.isInteger(tries) && typeof hasNotice === 'boolean';
}

/** What stands there is others' to write, too: what is no such list counts as none. */
async function readAttempts(path: string): Promise<Map<string, Attempt>> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile() || stats.size > mostBytes) return new Map();
  try {
    const entries = Object.entries(JSON.parse(await readFile(path, 'utf8')));
    return new Map(entries.filter((entry): entry is [string, Attempt] => isAttempt(entry[1])));
  } catch {
    return new Map();
  }
}

export class Attempts {
  readonly #path: string;
  /** What the file may not have taken: a full disk is what some drops fail on. */
  readonly #own = new Map<string, Attempt>();
  /** Until when a drop is left alone, by path. */
  readonly #resting = new Map<string, Readonly<{ mark: string; until: number }>>();

  constructor(folder: string) {
    this.#path = join(folder, fileName);
  }

  /** Whether it is left alone for a while. */
  rests({ path, mark }: Drop): boolean {
    const rested = this.#resting.get(path);
    return rested !== undefined && rested.mark === mark && Date.now() < rested.until;
  }

  /** Leaves it alone until its files are others. */
  setAside({ path, mark }: Drop): void {
    this.#resting.set(path, { mark, until: Number.POSITIVE_INFINITY });
  }

  /** Counts one more, after which it rests; says whether it is time that staff are told. */
  async count({ path, mark }: Drop): Promise<boolean> {
    const all = await readAttempts(this.#path);
    const before = [all.get(path), this.#own.get(path)].filter((one) => one?.mark === mark);
    const tries = Math.max(0, ...before.map((one) => one?.tries ?? 0)) + 1;
    const hasNotice = before.some((one) => one?.hasNotice);
    const rest = Math.min(firstRest * 2 ** (tries - 1), longestRest);
    this.#resting.set(path, { mark, until: Date.now() + rest });
    const attempt = { mark, tries, hasNotice };
    this.#own.set(path, attempt);
    await this.#write(all.set(path, attempt));
    return tries >= alarmingTries && !hasNotice;
  }

  /**
   * Sets that lie unfinished: gives those that are new, notes them, and lets go of those that are
   * gone. None are given where they cannot be noted: every look would tell of them.
   */
  async newAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const all = await readAttempts(this.#path);
    const known = [...all].filter(([, { mark }]) => mark === unfinished).map(([path]) => path);
    const fresh = paths.filter((path) => !known.includes(path));
    if (fresh.length === 0 && known.every((path) => paths.includes(path))) return new Set();
    for (const path of known) if (!paths.includes(path)) all.delete(path);
    for (const path of fresh) all.set(path, { mark: unfinished, tries: 0, hasNotice: true });
    await this.#write(all);
    const noted = await readAttempts(this.#path);
    return new Set(fresh.filter((path) => noted.get(path)?.mark === unfinished));
  }

  /** Staff have been told of it. */
  async settle({ path }: Drop): Promise<void> {
    const attempt = this.#own.get(path);
    if (!attempt) return;
    const settled = { ...attempt, hasNotice: true };
    this.#own.set(path, settled);
    const all = await readAttempts(this.#path);
    await this.#write(all.set(path, settled));
  }

  /** It came to an end of some kind. */
  async forget({ path }: Pick<Drop, 'path'>): Promise<void> {
    this.#resting.delete(path);
    this.#own.delete(path);
    const all = await readAttempts(this.#path);
    if (all.delete(path)) await this.#write(all);
  }

  /** Where it cannot be written, this process knows it still. */
  async #write(all: ReadonlyMap<string, Attempt>): Promise<void> {
    try {
      if (all.size === 0) return await rm(this.#path, { force: true });
      const fresh = `${this.#path}.${process.pid}`;
      await rm(fresh, { force: true });
      const text = JSON.stringify(Object.fromEntries(all));
      await writeFile(fresh, text, { flag: 'wx', mode: 0o600 });
      await rename(fresh, this.#path);
    } catch {
      // The next one counts anew.
    }
  }
}
