/**
 * The servers of one store: a primary, which alone takes changes, and standbys, which repeat them.
 * Which is which is looked at every second, so that one that was promoted is found without a hand.
 */

import { storeFaultText as text } from '../../store-faults.text.ts';
import { BadDatabaseUrl, readDatabaseUrls } from '../address.ts';
import type { Line } from '../call/transaction.ts';
import { StoreUnavailable } from '../faults.ts';
import { probe } from '../pool.ts';
import { Closeness } from './closeness.ts';
import { type Follower, followerOf } from './follower.ts';
import { Host, type LineOptions, nameOf } from './host.ts';

/** Fails after so many milliseconds; the work goes on, and nobody hears of its end. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new StoreUnavailable('silent', 'no server was found in time'));
  const timer = setTimeout(late, milliseconds);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** Milliseconds: a look at all, and the opening of one that was found. */
const seekPatience = 6_000;

interface HostsOptions extends LineOptions {
  /** Hears what is in the way of the primary, once when it changes; undefined: nothing any more. */
  readonly onFault?: ((fault: unknown) => void) | undefined;
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

export class Hosts {
  readonly #all: readonly Host[];
  /** Those that figures may be read from. */
  readonly #readers: readonly Host[];
  /** Those of DATABASE_URL: who is named to be read from alone is never written to. */
  readonly #candidates: readonly Host[];
  readonly #onFault: (fault: unknown) => void;
  readonly #closeness = new Closeness();
  #primary: Host;
  /** The last look found a primary. */
  #isLed = false;
  #fault: string | undefined;
  /** The highest that a primary ever had: one that comes back with less is none any more. */
  #timeline = 0;
  #store: string | undefined;
  /** The publication that a primary showed last, in a look or to a call. */
  #shown: string | undefined;
  #seeking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  private constructor(
    candidates: readonly [Host, ...Host[]],
    readers: readonly Host[],
    onFault: (fault: unknown) => void,
  ) {
    this.#all = [...new Set([...candidates, ...readers])];
    this.#candidates = candidates;
    this.#readers = readers;
    this.#primary = candidates[0];
    this.#onFault = onFault;
  }

  /**
   * Opens the primary among the hosts of `appUrl`. Throws as `checkLogin` does, StoreUnavailable
   * where several are named and none takes changes, BadDatabaseUrl for a host of another store.
   */
  static async open(appUrl: string, readUrl: string | undefined, options: HostsOptions) {
    const [first, ...others] = readDatabaseUrls(appUrl);
    const candidates = [
      new Host(first, options),
      ...others.map((config) => new Host(config, options)),
    ] as const;
    const readers = (readUrl === undefined ? [] : readDatabaseUrls(readUrl)).map(
      (config) =>
        candidates.find(({ name }) => name === nameOf(config)) ?? new Host(config, options),
    );
    const hosts = new Hosts(candidates, readers, options.onFault ?? (() => {}));
    await hosts.#begin().catch(async (error) => {
      await hosts.close();
      throw error;
    });
    return hosts;
  }

  async #begin(): Promise<void> {
    if (this.#all.length === 1) {
      await this.#primary.open();
      return;
    }
    await this.seek();
    const foreign = this.#all.find(({ latest }) => latest && latest.store !== this.#store);
    if (foreign) throw new BadDatabaseUrl(text.otherStore(foreign.name));
    const look = () => void this.seek().catch(() => {});
    this.#timer = setInterval(look, lookEvery).unref();
  }

  /**
   * Connections to the primary. Throws StoreUnavailable while the one that was promoted last cannot
   * be opened, or repeats changes again: what goes elsewhere would be lost.
   */
  get primary(): Line {
    const { line, latest, name } = this.#primary;
    if (line === undefined) throw new StoreUnavailable('gone', text.notOpen(name));
    if (latest?.isStandby) throw new StoreUnavailable('gone', this.#noPrimary());
    return line;
  }

  /** The connections to the primary as they are; undefined: none were opened. */
  get pool(): Line['pool'] | undefined {
    return this.#primary.line?.pool;
  }

  #noPrimary(): string {
    return text.noPrimary(this.#candidates.map(({ name }) => name).join(', '));
  }

  /** Finds the primary. Throws StoreUnavailable where none is there. */
  seek(): Promise<void> {
    if (this.#all.length === 1) return probe(this.#primary.config);
    this.#seeking ??= within(seekPatience, this.#seek())
      .then(
        () => this.#tell(undefined),
        (error) => {
          this.#tell(error);
          throw error;
        },
      )
      .finally(() => {
        this.#seeking = undefined;
      });
    return this.#seeking;
  }

  #tell(fault: unknown): void {
    const message = fault === undefined ? undefined : String(Object(fault).message);
    if (message !== this.#fault) this.#onFault(fault);
    this.#fault = message;
  }

  async #seek(): Promise<void> {
    const shownBefore = this.#shown;
    await Promise.all(this.#all.map((host) => host.look()));
    const found = this.#find();
    this.#isLed = found !== undefined;
    if (found?.latest === undefined) throw new StoreUnavailable('gone', this.#noPrimary());
    // Known before it is opened: if that fails, nothing is written to the one before.
    if (found !== this.#primary) this.#closeness.forget();
    this.#timeline = found.latest.timeline;
    this.#store = found.latest.store;
    this.#primary = found;
    // A call may have been shown a newer one meanwhile.
    if (this.#shown === shownBefore) this.#shown = found.latest.publication;
    this.#closeness.note(found.latest.position, performance.now());
    const standbys = this.#standbys();
    for (const host of this.#all) {
      const position = standbys.includes(host) ? host.latest?.position : undefined;
      host.wasClose = position !== undefined && this.#closeness.isClose(position);
    }
    // Apart: one that hangs is nobody's wait.
    for (const host of standbys) host.open().catch(() => {});
    await found.open();
  }

  /** The one that takes changes, of the highest timeline ever seen. */
  #find(): Host | undefined {
    const timelineOf = (host: Host) => host.latest?.timeline ?? 0;
    const able = this.#candidates.filter(
      (host) =>
        host.latest?.isStandby === false &&
        (this.#store === undefined || host.latest.store === this.#store) &&
        timelineOf(host) >= this.#timeline,
    );
    const most = Math.max(...able.map(timelineOf));
    const best = able.filter((host) => timelineOf(host) === most);
    const open = best.filter(({ line }) => line !== undefined);
    return open.find((host) => host === this.#primary) ?? open[0] ?? best[0];
  }

  /** The publication that a primary showed last; a standby must not show another in its place. */
  get shown(): string | undefined {
    return this.#shown;
  }

  /** A call was shown that publication by the primary. */
  noteShown(publication: string): void {
    this.#shown = publication;
  }

  /** Those that repeat the changes of this store. */
  #standbys(): readonly Host[] {
    return this.#all.filter(
      ({ latest }) =>
        latest?.isStandby && (this.#store === undefined || latest.store === this.#store),
    );
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

  /**
   * A standby that answers while no primary is found: one that was close behind it when both were
   * last seen. Who has never seen a primary knows none.
   */
  standIn(): Host | undefined {
    if (this.#isLed) return undefined;
    return this.#standbys().find(({ isFit, wasClose }) => isFit && wasClose);
  }

  followers(): readonly Follower[] {
    const others = this.#all.filter((host) => host !== this.#primary);
    return others.map((host) => followerOf(host, this.#primary.latest, this.#store));
  }

  /** Those that are asked over TLS. */
  overTls(): readonly Address[] {
    return this.#all.flatMap(({ config: { ssl, host = '', port = 5432 } }) =>
      ssl ? [{ host, port }] : [],
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#seeking?.catch(() => {});
    await Promise.all(this.#all.map((host) => host.close()));
  }
}
