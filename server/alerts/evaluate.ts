/** Which conditions hold, by the figures of `/metrics`. */
import type { Condition, Figure } from './conditions.ts';

export interface Sample {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** Samples by name of the figure. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** A condition that holds, with the worst that was measured. */
export interface Found {
  readonly condition: Condition;
  readonly value: number;
  readonly labels: Sample['labels'];
}

function samplesOf(samples: Samples, { metric, labels, begins, except }: Figure): Sample[] {
  const fits = (one: Sample) =>
    Object.entries(labels ?? {}).every(([name, text]) => String(one.labels[name]) === text) &&
    Object.entries(begins ?? {}).every(([name, text]) =>
      String(one.labels[name]).startsWith(text),
    ) &&
    Object.entries(except ?? {}).every(([name, text]) => String(one.labels[name]) !== text);
  return (samples.get(metric) ?? []).filter(fits);
}

const totalOf = (samples: Samples, figures: readonly Figure[]): number =>
  figures
    .flatMap((figure) => samplesOf(samples, figure))
    .reduce((total, { value }) => total + value, 0);

const keyOf = ({ labels }: Sample): string => JSON.stringify(Object.entries(labels).toSorted());

function sharesOf(samples: Samples, of: Figure, over: Figure): Sample[] {
  const wholes = new Map(samplesOf(samples, over).map((one) => [keyOf(one), one.value]));
  return samplesOf(samples, of).flatMap((one) => {
    const whole = wholes.get(keyOf(one));
    return whole === undefined || whole === 0 ? [] : [{ ...one, value: one.value / whole }];
  });
}

/** Counts as they stood at an instant (milliseconds). */
interface Counted {
  readonly at: number;
  readonly of: number;
  readonly over: number;
}

function worstOf({ above, below }: Condition, all: readonly Sample[]): Sample | undefined {
  const holding = all.filter(
    ({ value }) => (above !== undefined && value > above) || (below !== undefined && value < below),
  );
  const sorted = holding.toSorted((one, other) => one.value - other.value);
  return above === undefined ? sorted[0] : sorted.at(-1);
}

/**
 * Looks at the figures of now; counts are held against those of looks before, so that nothing is
 * said of a rate until its minutes are over. `now` in milliseconds.
 */
export function openEvaluation(
  conditions: readonly Condition[],
  now: () => number = () => performance.now(),
): (samples: Samples) => readonly Found[] {
  const histories = new Map<Condition, Counted[]>();

  /** Remembers the counts of now; gives them, and those of `minutes` ago or of the first look. */
  function looksOf(condition: Condition, minutes: number, counts: Omit<Counted, 'at'>) {
    const last = { at: now(), ...counts };
    const begin = last.at - minutes * 60_000;
    const history = [...(histories.get(condition) ?? []), last];
    // The last one from before the window, and all within it.
    const first = history.findLastIndex(({ at }) => at <= begin);
    const looks = history.slice(Math.max(0, first));
    histories.set(condition, looks);
    return { last, base: looks[0] ?? last, isWhole: first >= 0 };
  }

  function rateOf(condition: Condition, samples: Samples): Sample[] {
    const { measure } = condition;
    if (measure.kind !== 'rate') return [];
    const { last, base, isWhole } = looksOf(condition, measure.minutes, {
      of: totalOf(samples, [measure.of]),
      over: totalOf(samples, measure.over),
    });
    const whole = last.over - base.over;
    if (!isWhole || whole < measure.least) return [];
    return [{ labels: {}, value: (last.of - base.of) / whole }];
  }

  function growthOf(condition: Condition, samples: Samples): Sample[] {
    const { measure } = condition;
    if (measure.kind !== 'growth') return [];
    const counts = { of: totalOf(samples, [measure.of]), over: 0 };
    const { last, base } = looksOf(condition, measure.minutes, counts);
    return [{ labels: {}, value: last.of - base.of }];
  }

  function measuredOf(condition: Condition, samples: Samples): readonly Sample[] {
    const { measure } = condition;
    if (measure.kind === 'value') return samplesOf(samples, measure.of);
    if (measure.kind === 'share') return sharesOf(samples, measure.of, measure.over);
    if (measure.kind === 'growth') return growthOf(condition, samples);
    return rateOf(condition, samples);
  }

  return (samples) =>
    conditions.flatMap((condition) => {
      const worst = worstOf(condition, measuredOf(condition, samples));
      return worst === undefined ? [] : [{ condition, value: worst.value, labels: worst.labels }];
    });
}
