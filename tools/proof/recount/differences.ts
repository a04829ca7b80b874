/** Holds what the files say against what the store says, figure by figure. */

export interface Difference {
  readonly who: string;
  /** Subject and field, `loans.2.lines.14.balanceSatang`. */
  readonly field: string;
  readonly fromFiles: string;
  readonly fromStore: string;
}

const nothing = 'nothing';

/** `1.50`, `1.5` and `1.5000` are one rate. */
const plainRate = (text: string): string =>
  /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return plainRate(String(value));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Found = Omit<Difference, 'who'>;

function walk(expected: unknown, shown: unknown, field: string, found: Found[]): number {
  if (!isRecord(shown)) {
    const [fromFiles, fromStore] = [
      expected === undefined ? nothing : plain(expected),
      plain(shown),
    ];
    if (isRecord(expected) || fromFiles !== fromStore) found.push({ field, fromFiles, fromStore });
    return 1;
  }
  if (!isRecord(expected)) {
    found.push({ field, fromFiles: plain(expected) || nothing, fromStore: 'something' });
    return 1;
  }
  if (Array.isArray(shown) && Array.isArray(expected) && shown.length !== expected.length) {
    const count = (length: number) => `${length} of them`;
    found.push({ field, fromFiles: count(expected.length), fromStore: count(shown.length) });
    return 1;
  }
  let compared = 0;
  for (const [key, value] of Object.entries(shown)) {
    compared += walk(expected[key], value, field === '' ? key : `${field}.${key}`, found);
  }
  return compared;
}

/**
 * Every figure of `shown` looked up in `expected`; lists must be equally long. What the files say
 * beyond that is nothing the store shows.
 */
export function compare(who: string, expected: unknown, shown: unknown) {
  const found: Found[] = [];
  const compared = walk(expected, shown, '', found);
  return { compared, differences: found.map((difference) => ({ who, ...difference })) };
}
