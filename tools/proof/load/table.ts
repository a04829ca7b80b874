/** What the loads found, as a Markdown table; a miss on a small or busy machine is a miss. */
import type { Found } from './load.ts';

export interface Line extends Found {
  readonly name: string;
  readonly asked: string;
  readonly limit: string;
  readonly seconds: number;
  readonly missed: readonly string[];
  /** Processors that the machine has, and how many wanted one before and after. */
  readonly cores: number;
  readonly before: number;
  readonly after: number;
}

/** Cores of the machine that the limits are made for, with nobody else on it. */
const namedCores = 2;

const whole = (value: number | undefined): string =>
  value === undefined ? '–' : String(Math.round(value));
/** Times below ten milliseconds are told apart by tenths. */
const time = (value: number | undefined): string =>
  value === undefined ? '–' : value < 10 ? value.toFixed(1) : whole(value);

function verdictOf({ missed, cores }: Line): string {
  if (missed.length === 0) return 'kept';
  const fewer = cores < namedCores ? ` on ${cores} of ${namedCores} cores` : '';
  return `**missed**${fewer}: ${missed.join(', ')}`;
}

/** The table, verdicts and machine included. */
export function loadTable(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const request = `${line.asked}, ${whole(line.seconds)} s`;
    const figures = [whole(line.perSecond), time(line.p50), time(line.p99)];
    const machine = `${line.cores}, load ${line.before.toFixed(1)} → ${line.after.toFixed(1)}`;
    const cells = [
      ...[line.name, request, ...figures, whole(line.errors), whole(line.wrong)],
      ...[line.limit, verdictOf(line), machine, line.remark ?? ''],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| load | asked | right/s | p50 ms | p99 ms | errors | wrong | limit | verdict | cores | |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
