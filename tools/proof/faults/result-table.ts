/** What came of the faults, as a Markdown table. */
import { invariants } from '../checker/finding.ts';
import type { Fault, Round } from './fault.ts';

export interface Result {
  readonly fault: Fault;
  readonly rounds: readonly Round[];
}

const timesOf = ({ rounds }: Result): readonly number[] =>
  rounds.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);

/** `late`: all invariants held, and one run took longer than its limit. */
export function verdictOf(result: Result): 'held' | 'late' | 'missed' {
  const { fault, rounds } = result;
  if (rounds.length === 0 || rounds.some(({ findings }) => findings.length > 0)) return 'missed';
  const limit = fault.limitSeconds ?? Number.POSITIVE_INFINITY;
  return (timesOf(result).at(-1) ?? 0) > limit ? 'late' : 'held';
}

function rowOf(result: Result): string {
  const { fault, rounds } = result;
  const broken = new Set(
    rounds.flatMap(({ findings }) => findings.map(({ invariant }) => invariant)),
  );
  const runsOf = (some: readonly Round[]) => some.reduce((sum, one) => sum + (one.runs ?? 1), 0);
  const good = runsOf(rounds.filter(({ findings }) => findings.length === 0));
  const missing = invariants.filter((one) => broken.has(one)).join(' ');
  const held = broken.size === 0 ? `all in ${good}` : `all in ${good}, not: ${missing}`;
  const times = timesOf(result);
  const median = times[Math.floor(times.length / 2)];
  const time = median === undefined ? '–' : `${median.toFixed(1)} s, ${times.at(-1)?.toFixed(1)} s`;
  const limit = fault.limitSeconds === undefined ? '–' : `${fault.limitSeconds} s`;
  const verdict = verdictOf(result);
  const cells = [
    `${fault.mark} ${fault.name}`,
    `${runsOf(rounds)} (full: ${fault.fullRuns})`,
    ...[held, time, limit, verdict === 'held' ? verdict : `**${verdict}**`],
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every fault with its runs, what held, median and worst time to serve again, and its verdict. */
export function resultTable(results: readonly Result[]): string {
  return [
    '| fault | runs | invariants held | serves again (median, worst) | limit | verdict |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...results.map(rowOf),
  ].join('\n');
}
