/** What a load is: what it asks of the server, for how long, and what it must not miss. */

import type { LoadSite } from '../traffic/site.ts';
import type { Tally } from '../traffic/tally.ts';

export interface Found {
  /** Right answers a second; undefined where speed is not the question. */
  readonly perSecond?: number;
  /** Milliseconds, of right answers, from the moment for which each was due. */
  readonly p50?: number;
  readonly p99?: number;
  /** Refused or failed where neither should be. */
  readonly errors: number;
  /** Somebody else's, another figure, a success that is none, a write that was lost or doubled. */
  readonly wrong: number;
  readonly remark?: string;
  /** What the first of those that were not right said, and how often. */
  readonly reasons?: ReadonlyMap<string, number>;
}

export interface Declared<F extends Found> {
  /** The letter L and the number in docs/threats.md. */
  readonly name: string;
  /** What is asked, in a few words. */
  readonly asked: string;
  readonly limit: string;
  /** Seconds that it is asked, unless told otherwise, and as the targets say. */
  readonly seconds: { readonly usual: number; readonly full: number };
  run(site: LoadSite, seconds: number): Promise<F>;
  /** Its server is killed and starts anew on a port that somebody else holds. */
  readonly heldPort?: boolean;
  /** Each limit that was missed, in words. */
  misses(found: F): readonly string[];
}

export interface Load extends Omit<Declared<Found>, 'run' | 'misses'> {
  /** Whether it runs on the site that the others share. */
  readonly shared: boolean;
  /** Throws where it needs the shared site and there is none. */
  run(
    site: LoadSite | undefined,
    seconds: number,
  ): Promise<Found & { readonly missed: readonly string[] }>;
}

/** Puts run and verdict together, so that loads that find different things stand in one list. */
export function load<F extends Found>({ run, misses, ...rest }: Declared<F>): Load {
  return {
    ...rest,
    shared: true,
    async run(site, seconds) {
      if (site === undefined) throw new Error(`${rest.name} needs a site`);
      const found = await run(site, seconds);
      return { ...found, missed: misses(found) };
    },
  };
}

/** One that makes a place of its own, since it breaks it. */
export function loadAlone<F extends Found>(
  declared: Omit<Declared<F>, 'run'> & { run(seconds: number): Promise<F> },
): Load {
  const { run, misses, ...rest } = declared;
  return {
    ...rest,
    shared: false,
    async run(_, seconds) {
      const found = await run(seconds);
      return { ...found, missed: misses(found) };
    },
  };
}

/** Figures of a tally in which every answer but a right one is an error. */
export const foundOf = (tally: Tally, seconds: number): Found => ({
  perSecond: tally.perSecond(seconds),
  p50: tally.late(0.5),
  p99: tally.late(0.99),
  errors: tally.count('refused', 'failed'),
  wrong: tally.count('wrong'),
  reasons: tally.reasons,
});

/** One line of a verdict: nothing where it holds. */
export const unless = (holds: boolean, miss: string): readonly string[] => (holds ? [] : [miss]);

/** What every load demands but that of an overload. */
export const noneWrong = ({ errors, wrong }: Found): readonly string[] => [
  ...unless(errors === 0, `${errors} errors`),
  ...unless(wrong === 0, `${wrong} wrong`),
];

export const late = (milliseconds: number | undefined, most: number): readonly string[] =>
  unless((milliseconds ?? 0) <= most, `p99 ${Math.round(milliseconds ?? 0)} ms`);
