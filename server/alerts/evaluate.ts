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

  function rateOf(condition: Condition, samples: Samples): Sample[] {
    const { measure } = condition;
    if (measure.kind !== 'rate') return [];
    const counted = {
      at: now(),
      of: totalOf(samples, [measure.of]),
      over: totalOf(samples, measure.over),
    };
    const begin = counted.at - measure.minutes * 60_000;
    const history = [...(histories.get(condition) ?? []), counted];
    // The last one from before the window, and all within it.
    const first = history.findLastIndex(({ at }) => at <= begin);
    histories.set(condition, history.slice(Math.max(0, first)));
    const base = history[first];
    if (base === undefined) return [];
    const whole = counted.over - base.over;
    if (whole < measure.least) return [];
    return [{ labels: {}, value: (counted.of - base.of) / whole }];
  }

  function measuredOf(condition: Condition, samples: Samples): readonly Sample[] {
    const { measure } = condition;
    if (measure.kind === 'value') return samplesOf(samples, measure.of);
    if (measure.kind === 'share') return sharesOf(samples, measure.of, measure.over);
    return rateOf(condition, samples);
  }

  return (samples) =>
    conditions.flatMap((condition) => {
      const worst = worstOf(condition, measuredOf(condition, samples));
      return worst === undefined ? [] : [{ condition, value: worst.value, labels: worst.labels }];
    });
}
