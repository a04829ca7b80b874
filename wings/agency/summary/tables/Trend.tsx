import { Money } from '../../../../kit/amount/Money.tsx';
import { BarChart, BarsKey } from '../../../../kit/bar-chart/BarChart.tsx';
import { monthName } from '../../../../kit/month-picker/months.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { SummaryData } from '../shapes.ts';
import styles from '../summary.module.css';
import { text } from '../summary.text.ts';
import { shortMonth } from './short-month.ts';

type Trended = SummaryData['trend'][number];

const { trend: words } = text;
/** Height of a bar: nothing was asked for where there is no bill. */
const baht = (amount: string | null): number => (amount === null ? 0 : Number(amount));

/** What came in, what did not, and what nobody knows yet, from the ground up. */
const stackOf = ({ billed, collected, uncollected }: Trended): readonly number[] =>
  collected === null ? [0, 0, baht(billed)] : [baht(collected), baht(uncollected), 0];

/** A name for each bar; those between the first and the last without their years. */
const namesOf = (trend: readonly Trended[]): string[] =>
  trend.map((one, at) => {
    const name = shortMonth(one);
    return at === 0 || at === trend.length - 1 ? name : name.slice(0, name.indexOf(' '));
  });

/** Twelve months as a chart, and the same figures as a table. */
export function Trend({ trend, trend_of }: Pick<SummaryData, 'trend' | 'trend_of'>) {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  return (
    <Panel
      title={words.title(trend.length)}
      className={styles.trend}
      end={<BarsKey names={[text.collected, text.uncollected, words.waiting]} lack />}
    >
      <p className={styles.label}>
        <span>{text.baht(trend_of === 'OWN' ? words.own : words.below)}</span>
      </p>
      <BarChart
        summary={words.summary(monthName(first), monthName(last))}
        stacks={trend.map(stackOf)}
        names={namesOf(trend)}
        lack
        table={<TrendTable trend={trend} />}
      />
    </Panel>
  );
}

const columns = [
  { key: 'month', name: words.month },
  { key: 'members', name: words.members, num: true },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'uncollected', name: text.baht(text.uncollected), num: true },
];

interface NumProps {
  readonly word: string;
  readonly value: string | null;
  /** In the place of a figure that nobody knows. */
  readonly none: string;
}

const Num = ({ word, value, none }: NumProps) => (
  <Cell word={word} num>
    {value === null ? none : <Money value={value} />}
  </Cell>
);

/** A month without bills has no noughts: nothing was asked for. */
function Month({ one }: { readonly one: Trended }) {
  const { members, billed, collected, uncollected } = one;
  const none = billed === null ? words.nothing : words.waiting;
  return (
    <Row>
      <Cell>{shortMonth(one)}</Cell>
      <Cell word={words.members} num>
        {members === null ? none : String(members)}
      </Cell>
      <Num word={text.billed} value={billed} none={none} />
      <Num word={text.collected} value={collected} none={none} />
      <Num word={text.uncollected} value={uncollected} none={none} />
    </Row>
  );
}

/** Newest first like every list. */
const TrendTable = ({ trend }: Pick<SummaryData, 'trend'>) => (
  <div className={styles.figures}>
    <Rows caption={words.caption} columns={columns}>
      <tbody>
        {trend.toReversed().map((one) => (
          <Month key={monthName(one)} one={one} />
        ))}
      </tbody>
    </Rows>
  </div>
);
