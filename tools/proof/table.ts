/** What a proof found, as a Markdown table. */

export interface Proof {
  readonly what: string;
  readonly measured: string;
  /** `–` where a figure is only told. */
  readonly limit: string;
  readonly passed: boolean;
}

/** The table, verdicts included. */
export function proofTable(rows: readonly Proof[]): string {
  const lines = rows.map(({ what, measured, limit, passed }) => {
    const verdict = limit === '–' ? '' : passed ? 'kept' : '**missed**';
    return `| ${what} | ${measured} | ${limit} | ${verdict} |`;
  });
  return ['| what | measured | limit | verdict |', '| --- | ---: | ---: | --- |', ...lines].join(
    '\n',
  );
}
