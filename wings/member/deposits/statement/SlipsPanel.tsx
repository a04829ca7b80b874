import type { ReactNode } from 'react';
import { asDelivered } from '../../../../core/loan/interest-rule.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { classes } from '../../../../kit/classes.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Disclosure } from '../../../../kit/disclosure/Disclosure.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useWideViewport } from '../../../../kit/viewport/use-wide-viewport.ts';
import type { Account } from '../AccountFacts.tsx';
import styles from '../deposits.module.css';
import { text } from '../deposits.text.ts';

const wideNum = classes(tableStyles.num, styles.wide);

interface SlipsProps {
  readonly account: Account;
}

/** The sums of which the account consists; nothing without any. A phone folds them away. */
export function SlipsPanel({ account }: SlipsProps) {
  const wide = useWideViewport();
  const { length } = account.slips;
  if (length === 0) return null;
  if (wide) {
    return (
      <Panel title={text.slips} className={styles.slips}>
        <SlipsTable account={account} />
      </Panel>
    );
  }
  return (
    <Panel kind="list" label={text.slips} className={styles.slips}>
      <Disclosure summary={text.slipsFold(length)}>
        <SlipsTable account={account} />
      </Disclosure>
    </Panel>
  );
}

/** Each of them, what it has earned, and the sum. */
function SlipsTable({ account }: SlipsProps) {
  const { slips } = account;
  const isDelivered = account.day_count === asDelivered;
  const interest = isDelivered ? text.delivered : text.interest;
  const earned = (amount: string): ReactNode => (
    <span className={styles.narrow}>
      {isDelivered ? text.delivered : text.slipInterest} <Money value={amount} />
    </span>
  );
  return (
    <Table caption={text.slipsCaption} tight>
      <thead>
        <tr>
          <th scope="col">{text.slip}</th>
          <th scope="col" className={styles.wide}>
            {text.slipOpened}
          </th>
          <th scope="col" className={styles.wide}>
            {text.maturity}
          </th>
          <th scope="col" className={wideNum}>
            {text.rate}
          </th>
          <th scope="col" className={tableStyles.num}>
            {text.balance}
          </th>
          <th scope="col" className={wideNum}>
            {interest}
          </th>
        </tr>
      </thead>
      <tbody>
        {slips.map((slip) => (
          <SlipRow key={slip.slip_no} slip={slip} earned={earned(slip.accrued_interest)} />
        ))}
        <tr className={tableStyles.sum}>
          <th scope="row">
            {text.sum}
            {earned(account.accrued_interest)}
          </th>
          <td className={styles.wide} colSpan={3} />
          <td className={tableStyles.num}>
            <Money value={account.balance} />
          </td>
          <td className={wideNum}>
            <Money value={account.accrued_interest} />
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

interface SlipRowProps {
  readonly slip: Account['slips'][number];
  /** Its interest in words, where it has no column. */
  readonly earned: ReactNode;
}

function SlipRow({ slip, earned }: SlipRowProps) {
  const maturity = slip.maturity_on === null ? null : <ThaiDate day={slip.maturity_on} />;
  return (
    <tr>
      <th scope="row">
        <Nowrap>{slip.slip_no}</Nowrap>
        <span className={styles.narrow}>
          {text.slipOpened} <ThaiDate day={slip.opened_on} />
        </span>
        {maturity ? (
          <span className={styles.narrow}>
            {text.maturity} {maturity}
          </span>
        ) : null}
        <span className={styles.narrow}>
          {text.slipRate} {slip.rate}
        </span>
        {earned}
      </th>
      <td className={styles.wide}>
        <ThaiDate day={slip.opened_on} />
      </td>
      <td className={styles.wide}>{maturity}</td>
      <td className={wideNum}>{slip.rate}</td>
      <td className={tableStyles.num}>
        <Money value={slip.balance} />
      </td>
      <td className={wideNum}>
        <Money value={slip.accrued_interest} />
      </td>
    </tr>
  );
}
