/**
 * The servers of one store: a primary, which alone takes changes, and standbys, which repeat them.
 * Which is which is looked at every second, so that one that was promoted is found without a hand.
 */

import { storeFaultText as text } from '../../store-faults.text.ts';
import { BadDatabaseUrl, readDatabaseUrls } from '../address.ts';
import type { Line } from '../call/transaction.ts';
import { StoreUnavailable } from '../faults.ts';
import { probe } from '../pool.ts';
import { Host, type LineOptions, nameOf } from './host.ts';

/** A server that the settings name beside the primary. */
export interface Follower {
  /** `db2.example:5432`. */
  readonly name: string;
  /** It answers, repeats the primary's changes, and is of the same store. */
  readonly isUp: boolean;
  /** How far it is behind the primary when both were last looked at; undefined: not known. */
  readonly behindBytes: number | undefined;
  readonly behindSeconds: number | undefined;
}

/** Milliseconds between two looks. */
const lookEvery = 1_000;

export class Hosts {
  readonly #all: readonly Host[];
  /** Those that figures may be read from. */
  readonly #readers: readonly Host[];
  #primary: Host;
  /** The highest that a primary ever had: one that comes back with less is none any more. */
  #timeline = 0;
  #store: string | undefined;
  #seeking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  private constructor(all: readonly [Host, ...Host[]], readers: readonly Host[]) {
    this.#all = all;
    this.#readers = readers;
    this.#primary = all[0];
  }

  /**
   * Opens the primary among the hosts of both URLs; where none takes changes, the first that
   * answers. Throws as `checkLogin` does, and BadDatabaseUrl for a host of another store.
   */
  static async open(appUrl: string, readUrl: string | undefined, options: LineOptions) {
    const configs = readDatabaseUrls(appUrl);
    const readers = readUrl === undefined ? [] : readDatabaseUrls(readUrl);
    const [first, ...others] = configs.map((config) => new Host(config, options));
    const all = [first as Host, ...others] as [Host, ...Host[]];
    const reading = readers.map((config) => {
      const known = all.find(({ name }) => name === nameOf(config));
      const host = known ?? new Host(config, options);
      if (known === undefined) all.push(host);
      return host;
    });
    const hosts = new Hosts(all, reading);
    await hosts.#begin(configs.length);
    return hosts;
  }

  async #begin(named: number): Promise<void> {
    if (this.#all.length > 1) {
      await this.seek().catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        const candidates = this.#all.slice(0, named);
        this.#primary = candidates.find(({ latest }) => latest !== undefined) ?? this.#primary;
      });
      const foreign = this.#all.find(({ latest }) => latest && latest.store !== this.#store);
      if (foreign && this.#store) throw new BadDatabaseUrl(text.otherStore(foreign.name));
      const look = () => void this.seek().catch(() => {});
      this.#timer = setInterval(look, lookEvery).unref();
    }
    await this.#primary.open();
  }

  get primary(): Line {
    const { line } = this.#primary;
    if (line === undefined) throw new Error('the primary is opened before it is asked');
    return line;
  }

  /** Finds the primary. Throws StoreUnavailable where none is there. */
  seek(): Promise<void> {
    if (this.#all.length === 1) return probe(this.#primary.config);
    this.#seeking ??= this.#seek().finally(() => {
      this.#seeking = undefined;
    });
    return this.#seeking;
  }

  async #seek(): Promise<void> {
    await Promise.all(this.#all.map((host) => host.look()));
    const timelineOf = (host: Host) => host.latest?.timeline ?? 0;
    const able = this.#all.filter(
      (host) =>
        host.latest?.isStandby === false &&
        (this.#store === undefined || host.latest.store === this.#store) &&
        timelineOf(host) >= this.#timeline,
    );
    const most = Math.max(...able.map(timelineOf));
    const best = able.filter((host) => timelineOf(host) === most);
    const found = best.find((host) => host === this.#primary) ?? best[0];
    if (found === undefined) {
      const names = this.#all.map(({ name }) => name).join(', ');
      throw new StoreUnavailable('gone', text.noPrimary(names));
    }
    await found.open();
    this.#timeline = most;
    this.#store = found.latest?.store;
    this.#primary = found;
    await Promise.all(this.#standbys().map((host) => host.open().catch(() => {})));
  }

  /** Those that repeat the changes of this store. */
  #standbys(): readonly Host[] {
    return this.#all.filter(
      ({ latest }) =>
        latest?.isStandby && (this.#store === undefined || latest.store === this.#store),
    );
  }

  /** Whether figures may come from another server than the primary, now or later. */
  get hasReaders(): boolean {
    return this.#readers.length > 0;
  }

  /** A standby for figures that showed the publication when last looked at; each in its turn. */
  reader(publication: string): Host | undefined {
    const fit = this.#readers.filter(
      (host) =>
        host.isFit &&
        host.latest?.isStandby &&
        host.latest.store === this.#store &&
        host.latest.publication === publication,
    );
    this.#turn += 1;
    return fit[this.#turn % fit.length];
  }

  /** A standby that answers while the primary does not. */
  standIn(): Host | undefined {
    return this.#standbys().find(({ isFit }) => isFit);
  }

  followers(): readonly Follower[] {
    const { latest: lead } = this.#primary;
    return this.#all
      .filter((host) => host !== this.#primary)
      .map(({ name, latest }) => {
        const isUp = latest?.isStandby === true && latest.store === this.#store;
        if (!isUp || lead === undefined) {
          return { name, isUp, behindBytes: undefined, behindSeconds: undefined };
        }
        const behindBytes = Math.max(0, lead.position - latest.position);
        // Without changes the last one grows old, and nothing is behind.
        const behindSeconds = behindBytes === 0 ? 0 : (latest.changeSeconds ?? undefined);
        return { name, isUp, behindBytes, behindSeconds };
      });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#seeking?.catch(() => {});
    await Promise.all(this.#all.map((host) => host.close()));
  }
}
