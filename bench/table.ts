/** Figures against their limits, as a Markdown table. */

export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is a floor or a ceiling. */
  readonly kind: 'at least' | 'at most';
  readonly remark?: string;
}

const decimals = (value: number): string => value.toFixed(Math.abs(value) >= 100 ? 0 : 2);

export const isWithinLimit = ({ measured, limit, kind }: Row): boolean =>
  kind === 'at least' ? measured >= limit : measured <= limit;

/** How much of the limit is used up (ceiling) or how often it is reached (floor). */
function ratio({ measured, limit }: Row): string {
  return limit === 0 ? '–' : (measured / limit).toFixed(2);
}

/** The table, verdicts included. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const value = `${decimals(row.measured)} ${row.unit}`.trim();
    const limit = `${row.kind} ${row.limit} ${row.unit}`.trim();
    const verdict = isWithinLimit(row) ? 'kept' : '**missed**';
    const cells = [row.what, value, limit, ratio(row), verdict, row.remark ?? ''];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| what | measured | limit | of limit | verdict | |',
    '| --- | ---: | --- | ---: | --- | --- |',
    ...lines,
  ].join('\n');
}
