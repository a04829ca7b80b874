/** Holds an answer against what was computed: every figure of either side must be the other's. */

export interface Fault {
  /** `loans.2.lines.14.balance`. */
  readonly field: string;
  readonly computed: string;
  readonly actual: string;
}

const nothing = 'nothing';
const figure = /^[-+]?\d+(?:\.\d+)?$|^\d{4}-\d{2}(?:-\d{2})?$/;

/** `1.50`, `1.5` and `1.5000` are one rate. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const words = String(value);
  return /^[-+]?\d+\.\d+$/.test(words) ? words.replace(/\.?0+$/, '') : words;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Words need no computation, but a figure that nobody computed is a fault. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && figure.test(value));

function walk(computed: unknown, actual: unknown, field: string, faults: Fault[]): number {
  if (isRecord(actual) || isRecord(computed)) {
    const [one, other] = [computed ?? {}, actual ?? {}];
    if (!isRecord(one) || !isRecord(other)) {
      faults.push({
        field,
        computed: plain(computed) || nothing,
        actual: plain(actual) || nothing,
      });
      return 1;
    }
    let compared = 0;
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compared += walk(one[key], other[key], field === '' ? key : `${field}.${key}`, faults);
    }
    return compared;
  }
  if (computed === undefined && !isFigure(actual)) return 0;
  const [expected, found] = [plain(computed), plain(actual)];
  if (expected !== found || (computed === undefined && actual !== undefined)) {
    faults.push({ field, computed: expected || nothing, actual: found || nothing });
  }
  return 1;
}

/** How many figures were looked at, and those that differ. */
export function compareFigures(computed: unknown, actual: unknown) {
  const faults: Fault[] = [];
  const compared = walk(computed, actual, '', faults);
  return { compared, faults };
}

/** All amounts and percentages within, without sign. */
export function amountsIn(value: unknown): string[] {
  if (isRecord(value)) return Object.values(value).flatMap(amountsIn);
  return typeof value === 'string' && /^[-+]?\d+\.\d+$/.test(value)
    ? [value.replace(/^[-+]/, '')]
    : [];
}
