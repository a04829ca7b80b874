/** What came of many visits: how many were right, how late they were, what the wrong ones say. */

/**
 * `right`: looked at and true. `refused`: turned away as it should be, 503 or 429 with Retry-After
 * and a Thai sentence. `failed`: no answer, or one that says that it failed in any other way.
 * `wrong`: it claims to be an answer and is none, or shows what is somebody else's.
 */
export type Verdict = 'right' | 'refused' | 'failed' | 'wrong';

export interface Finding {
  readonly verdict: Verdict;
  /** Of all but right ones. */
  readonly why?: string;
}

interface Sample {
  /** Milliseconds since the tally was opened, of the moment for which the visit was due. */
  readonly due: number;
  readonly milliseconds: number;
  readonly verdict: Verdict;
}

const mostReasons = 12;

/** The value below which `part` (0.5, 0.99) of the sorted numbers lie; 0 of none. */
export function percentile(sorted: ArrayLike<number>, part: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

export class Tally {
  readonly #began = performance.now();
  readonly #samples: Sample[] = [];
  /** How often each reason was given, the first few of them. */
  readonly reasons = new Map<string, number>();

  /** `due` and `ended`: moments of `performance.now()`. */
  add({ verdict, why }: Finding, due: number, ended: number): void {
    this.#samples.push({ due: due - this.#began, milliseconds: ended - due, verdict });
    if (why === undefined) return;
    const reason = `${verdict}: ${why}`;
    const before = this.reasons.get(reason);
    // A reason of wrong ones is never left out: one of them is one too many.
    if (before === undefined && this.reasons.size >= mostReasons && verdict !== 'wrong') return;
    this.reasons.set(reason, (before ?? 0) + 1);
  }

  count(...verdicts: readonly Verdict[]): number {
    return this.#samples.filter(({ verdict }) => verdicts.includes(verdict)).length;
  }

  get total(): number {
    return this.#samples.length;
  }

  /** Milliseconds of the right ones, those due within [from, to) milliseconds since the opening. */
  late(part: number, from = 0, to = Number.POSITIVE_INFINITY): number {
    const times = this.#samples
      .filter(({ due, verdict }) => verdict === 'right' && due >= from && due < to)
      .map(({ milliseconds }) => milliseconds);
    return percentile(Float64Array.from(times).sort(), part);
  }

  /** Right answers a second over so many seconds. */
  perSecond(seconds: number): number {
    return this.count('right') / seconds;
  }
}
