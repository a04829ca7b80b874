import { Money } from '../../../../kit/amount/Money.tsx';
import { Bars, BarsKey } from '../../../../kit/bars/Bars.tsx';
import { monthName } from '../../../../kit/month-picker/months.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import styles from '../summarize_rep.module.css';
import { text } from '../summarize_rep.text.ts';
import type { SummaryData } from '../wire/shapes.ts';
import { shortMonth } from './short-month.ts';

type Trended = SummaryData['trend'][number];

const { trend: words } = text;
const baht = (wire: string | null): number => Number(wire ?? 0);

/** What came in, what did not, and what nobody knows yet, from the ground up. */
const stackOf = ({ billed, collected, uncollected }: Trended): readonly number[] =>
  collected === null ? [0, 0, baht(billed)] : [baht(collected), baht(uncollected), 0];

/** Names under the first bar, some in between and the last one. */
function namesOf(trend: readonly Trended[]): string[] {
  const last = trend.length - 1;
  const marks = last < 3 ? [0, last] : [0, Math.round(last / 3), Math.round((last * 2) / 3), last];
  return [...new Set(marks)].flatMap((at) => {
    const one = trend[at];
    if (!one) return [];
    // Four names with their years would run into each other on a phone.
    const name = shortMonth(one);
    return at === 0 || at === last ? name : name.slice(0, name.indexOf(' '));
  });
}

/** Twelve months as a chart, and the same figures as a table. */
export function Trend({ trend, trend_of }: Pick<SummaryData, 'trend' | 'trend_of'>) {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  return (
    <Panel
      title={words.title(trend.length)}
      className={styles.trend}
      end={<BarsKey names={[text.collected, text.uncollected, words.waiting]} />}
    >
      <p className={styles.label}>{trend_of === 'OWN' ? words.own : words.below}</p>
      <Bars
        summary={words.summary(monthName(first), monthName(last))}
        stacks={trend.map(stackOf)}
        names={namesOf(trend)}
        table={<TrendTable trend={trend} />}
      />
    </Panel>
  );
}

const Num = ({ value }: { readonly value: string | null }) => (
  <td className={tableStyles.num}>{value === null ? words.waiting : <Money value={value} />}</td>
);

/** Newest first like every list. */
function TrendTable({ trend }: Pick<SummaryData, 'trend'>) {
  const heads = [words.members, text.billed, text.collected, text.uncollected];
  return (
    <Table caption={words.caption} tight>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={tableStyles.num}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trend.toReversed().map((one) => (
          <tr key={monthName(one)}>
            <th scope="row">{shortMonth(one)}</th>
            <td className={tableStyles.num}>{one.members}</td>
            <Num value={one.billed} />
            <Num value={one.collected} />
            <Num value={one.uncollected} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
