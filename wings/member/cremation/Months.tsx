import { CalendarDays } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { Pager } from '../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../parts/statement/StatementPage.tsx';
import { downloadKepcrem, type readKepcrem } from './cremation.api.ts';
import styles from './cremation.module.css';
import { text } from './cremation.text.ts';
import { kepcremQuery } from './cremation-address.ts';
import { monthWords } from './cremation-sheet.ts';

type Kepcrem = DataOf<typeof readKepcrem>;
type MonthsProps = Kepcrem & {
  /** What the address names of them; undefined: nothing, the page is read from its top. */
  readonly page: string | undefined;
};

const columns = [
  { key: 'month', name: text.month },
  { key: 'deaths', name: text.deaths, num: true },
  { key: 'rate', name: text.rate, num: true },
  { key: 'amount', name: text.amount, num: true },
  { key: 'collected', name: text.collected, num: true },
  { key: 'outstanding', name: text.outstanding, num: true },
];

/** Before posting nobody knows what will come in: then nothing is said of it. */
function MonthRow({ month }: { readonly month: Kepcrem['months'][number] }) {
  return (
    <Row>
      <Cell>
        {monthWords(month)}
        <Sub phone>{text.each(formatNumber(month.deaths, 0), month.rate_per_death)}</Sub>
        {month.pending ? (
          <Sub>
            {text.pending} <Explain of="pending" />
          </Sub>
        ) : null}
        {month.receipt_no === null ? null : <Sub>{text.receipt(month.receipt_no)}</Sub>}
      </Cell>
      <Cell word={text.deaths} num layout="wide">
        {formatNumber(month.deaths, 0)}
      </Cell>
      <Cell word={text.rate} num layout="wide">
        <Money value={month.rate_per_death} />
      </Cell>
      <Cell word={text.amountWord} num>
        <Money value={month.amount} />
      </Cell>
      <Cell word={text.collectedWord} num>
        {month.pending ? null : <Money value={month.collected} />}
      </Cell>
      <Cell
        word={text.outstandingWord}
        num
        {...(month.outstanding === '0.00' ? { layout: 'wide' as const } : {})}
      >
        {month.pending ? null : <Money value={month.outstanding} />}
      </Cell>
    </Row>
  );
}

/** The months of one enrolment, newest first, with their files. */
export function Months(kepcrem: MonthsProps) {
  const { enrolments, cremation_no, months, page, next, prev } = kepcrem;
  const number = cremation_no ?? undefined;
  const whose = enrolments.find((one) => one.cremation_no === cremation_no);
  const to = (cursor: string | null) =>
    cursor === null
      ? undefined
      : paths.memberKepcrem + kepcremQuery({ cremation_no: number, page: cursor });
  return (
    <section className={styles.months}>
      <StatementPage page={page}>
        <div className={styles.head}>
          <h2>
            {text.monthsTitle} <Nowrap>{whose?.person_name}</Nowrap>
          </h2>
          <ListFiles endpoint={downloadKepcrem} input={{ cremation_no: number }} />
        </div>
        {months.length > 0 ? (
          <Rows caption={text.caption} columns={columns}>
            <tbody>
              {months.map((month) => (
                <MonthRow key={`${month.year_be}-${month.month}`} month={month} />
              ))}
            </tbody>
          </Rows>
        ) : (
          <EmptyPanel icon={CalendarDays} title={text.noMonths}>
            {text.noMonthsHint}
          </EmptyPanel>
        )}
        <Pager label={text.pages} newer={to(prev)} older={to(next)} />
      </StatementPage>
    </section>
  );
}
