/** Holds what the files say against what the store says, figure by figure. */

export interface Difference {
  readonly who: string;
  /** Subject and field, `loans.2.lines.14.balanceSatang`. */
  readonly field: string;
  readonly filesSay: string;
  readonly storeSays: string;
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

function walk(said: unknown, shown: unknown, field: string, found: Found[]): number {
  if (!isRecord(shown)) {
    const [filesSay, storeSays] = [said === undefined ? nothing : plain(said), plain(shown)];
    if (isRecord(said) || filesSay !== storeSays) found.push({ field, filesSay, storeSays });
    return 1;
  }
  if (!isRecord(said)) {
    found.push({ field, filesSay: plain(said) || nothing, storeSays: 'something' });
    return 1;
  }
  if (Array.isArray(shown) && Array.isArray(said) && shown.length !== said.length) {
    const count = (length: number) => `${length} of them`;
    found.push({ field, filesSay: count(said.length), storeSays: count(shown.length) });
    return 1;
  }
  let compared = 0;
  for (const [key, value] of Object.entries(shown)) {
    compared += walk(said[key], value, field === '' ? key : `${field}.${key}`, found);
  }
  return compared;
}

/**
 * Every figure of `shown` looked up in `said`; lists must be equally long. What the files say
 * beyond that is nothing the store shows.
 */
export function compare(who: string, said: unknown, shown: unknown) {
  const found: Found[] = [];
  const compared = walk(said, shown, '', found);
  return { compared, differences: found.map((difference) => ({ who, ...difference })) };
}
