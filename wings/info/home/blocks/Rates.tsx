import { useId } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Block } from './Block.tsx';
import { DividendHistory } from './DividendHistory.tsx';
import styles from './rates.module.css';

type Data = DataOf<typeof readHome>;
type Rate = Data['rates']['deposit'][number];

const text = homeText.rates;

/** Interest of deposits and loans with the day it began, dividends of eight years (D-16). */
export function Rates({ rates, dividends }: Pick<Data, 'rates' | 'dividends'>) {
  const days = [...rates.deposit, ...rates.loan].map((rate) => rate.effective_on).sort();
  const since = days.at(-1);
  return (
    <Block
      title={text.title}
      kind="plain"
      className={styles.rates}
      end={
        since ? (
          <p>
            {text.since} <ThaiDate day={since} long />
          </p>
        ) : null
      }
    >
      <RateTable title={text.deposit} rates={rates.deposit} since={since} />
      <RateTable title={text.loan} rates={rates.loan} since={since} />
      <DividendHistory years={dividends} />
    </Block>
  );
}

interface RateTableProps {
  readonly title: string;
  readonly rates: readonly Rate[];
  /** The day in the head; a rate of another day says its own. */
  readonly since: string | undefined;
}

function RateTable({ title, rates, since }: RateTableProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {rates.length === 0 ? <p className={styles.small}>{text.none}</p> : null}
      {rates.length > 0 ? (
        <Table labelledBy={id} tight>
          <thead>
            <tr>
              <th scope="col">{text.kind}</th>
              <th scope="col" className={tableStyles.num}>
                {text.perYear}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ name, rate, effective_on }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {effective_on === since ? null : (
                    <span className={styles.own}>
                      {text.since} <ThaiDate day={effective_on} />
                    </span>
                  )}
                </th>
                <td className={tableStyles.num}>{rate}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </div>
  );
}
