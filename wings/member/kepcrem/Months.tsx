import { CalendarDays } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { Chips } from '../../../kit/chips/Chips.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { Leaf } from '../../../kit/statement/Leaf.tsx';
import { Pager } from '../../../kit/statement/Pager.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { type readKepcrem, takeKepcrem } from './kepcrem.api.ts';
import styles from './kepcrem.module.css';
import { text } from './kepcrem.text.ts';
import { kepcremQuery } from './kepcrem-address.ts';
import { monthWords } from './kepcrem-sheet.ts';

type Kepcrem = DataOf<typeof readKepcrem>;
type MonthsProps = Kepcrem & { readonly page: string | undefined };

const columns = [
  { key: 'month', name: text.month },
  { key: 'deaths', name: text.deaths, num: true },
  { key: 'rate', name: text.rate, num: true },
  { key: 'amount', name: text.amount, num: true },
  { key: 'collected', name: text.collected, num: true },
  { key: 'outstanding', name: text.outstanding, num: true },
];

function MonthRow({ month }: { readonly month: Kepcrem['months'][number] }) {
  return (
    <Row>
      <Cell>
        {monthWords(month)}
        {month.receipt_no === null ? null : <Sub>{text.receipt(month.receipt_no)}</Sub>}
      </Cell>
      <Cell word={text.deaths} num>
        {formatNumber(month.deaths, 0)}
      </Cell>
      <Cell word={text.rateWord} num>
        <Money value={month.rate_per_death} />
      </Cell>
      <Cell word={text.amountWord} num>
        <Money value={month.amount} />
      </Cell>
      <Cell word={text.collectedWord} num>
        <Money value={month.collected} />
      </Cell>
      <Cell word={text.outstandingWord} num>
        <Money value={month.outstanding} />
      </Cell>
    </Row>
  );
}

/** Whose months they are; with one enrolment there is nothing to choose. */
function Whose({ enrolments, cremation_no }: Pick<Kepcrem, 'enrolments' | 'cremation_no'>) {
  const navigate = useNavigate();
  if (enrolments.length < 2) return null;
  const choices = enrolments.map((one) => ({ key: one.cremation_no, name: one.person_name }));
  return (
    <Chips
      label={text.whose}
      choices={choices}
      chosen={cremation_no ?? undefined}
      onChoose={(number) =>
        navigate(paths.memberKepcrem + kepcremQuery({ cremation_no: number }), {
          preventScrollReset: true,
        })
      }
    />
  );
}

/** The months of one enrolment, newest first, with their files. */
export function Months(kepcrem: MonthsProps) {
  const { enrolments, cremation_no, months, page, next, prev } = kepcrem;
  const number = cremation_no ?? undefined;
  const to = (place: string | null) =>
    place === null
      ? undefined
      : paths.memberKepcrem + kepcremQuery({ cremation_no: number, page: place });
  return (
    <section className={styles.months}>
      <Leaf page={page}>
        <h2>{text.monthsTitle}</h2>
        <Whose enrolments={enrolments} cremation_no={cremation_no} />
        <div className={styles.take}>
          <TakeFiles endpoint={takeKepcrem} input={{ cremation_no: number }} />
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
          <Panel>
            <Blank icon={CalendarDays} title={text.noMonths}>
              {text.noMonthsHint}
            </Blank>
          </Panel>
        )}
        <Pager label={text.pages} newer={to(prev)} older={to(next)} />
      </Leaf>
    </section>
  );
}
