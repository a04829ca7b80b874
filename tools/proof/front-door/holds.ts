/** Holds an answer against what was reckoned: every figure of either side must be the other's. */

export interface Fault {
  /** `loans.2.lines.14.balance`. */
  readonly field: string;
  readonly reckoned: string;
  readonly told: string;
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

/** Words need no reckoning, but a figure that nobody reckoned is a fault. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && figure.test(value));

function walk(reckoned: unknown, told: unknown, field: string, faults: Fault[]): number {
  if (isRecord(told) || isRecord(reckoned)) {
    const [one, other] = [reckoned ?? {}, told ?? {}];
    if (!isRecord(one) || !isRecord(other)) {
      faults.push({ field, reckoned: plain(reckoned) || nothing, told: plain(told) || nothing });
      return 1;
    }
    let compared = 0;
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compared += walk(one[key], other[key], field === '' ? key : `${field}.${key}`, faults);
    }
    return compared;
  }
  if (reckoned === undefined && !isFigure(told)) return 0;
  const [wanted, found] = [plain(reckoned), plain(told)];
  if (wanted !== found || (reckoned === undefined && told !== undefined)) {
    faults.push({ field, reckoned: wanted || nothing, told: found || nothing });
  }
  return 1;
}

/** How many figures were looked at, and those that differ. */
export function held(reckoned: unknown, told: unknown) {
  const faults: Fault[] = [];
  const compared = walk(reckoned, told, '', faults);
  return { compared, faults };
}

/** All amounts and percentages within, without sign. */
export function amountsIn(value: unknown): string[] {
  if (isRecord(value)) return Object.values(value).flatMap(amountsIn);
  return typeof value === 'string' && /^[-+]?\d+\.\d+$/.test(value)
    ? [value.replace(/^[-+]/, '')]
    : [];
}
