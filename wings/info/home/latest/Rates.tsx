import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { classes } from '../../../../kit/classes.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Block } from './Block.tsx';
import styles from './rates.module.css';

type Data = DataOf<typeof readHome>;
type Rate = Data['rates']['deposit'][number];

const text = homeText.rates;

/** Interest of deposits and loans with the day it began; its history is one link away (D-16). */
export function Rates({ rates }: Pick<Data, 'rates'>) {
  const days = [...rates.deposit, ...rates.loan].map((rate) => rate.effective_on).sort();
  const since = days.at(-1);
  return (
    <Block
      title={text.title}
      kind="plain"
      more={{ to: paths.rates, name: text.more }}
      className={classes(styles.block, styles.rates)}
    >
      <RateTable title={text.deposit} none={text.noDeposit} rates={rates.deposit} since={since} />
      <RateTable title={text.loan} none={text.noLoan} rates={rates.loan} since={since} />
      {since ? (
        <p className={styles.small}>
          {text.since} <ThaiDate day={since} long />
        </p>
      ) : null}
    </Block>
  );
}

interface RateTableProps {
  readonly title: string;
  readonly none: string;
  readonly rates: readonly Rate[];
  /** The day below both tables; a rate of another day says its own. */
  readonly since: string | undefined;
}

function RateTable({ title, none, rates, since }: RateTableProps) {
  if (rates.length === 0) return <Muted>{none}</Muted>;
  return (
    <Table caption={title} tight>
      <thead>
        <tr>
          <th scope="col" className={styles.kind}>
            {title}
          </th>
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
  );
}
