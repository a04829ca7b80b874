import { Money } from '../../../kit/amount/Money.tsx';
import { classes } from '../../../kit/classes.ts';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import styles from './dividends.module.css';
import { originText as text } from './origin.text.ts';
import type { Origin } from './working-words.ts';

const wideNum = classes(tableStyles.num, styles.wide);

/** The refund by what was paid on each contract. */
export function RefundLines({ origin }: { readonly origin: Origin }) {
  const { lines, base, reckoned, method } = origin.refund;
  const isByType = method === 'BY_LOAN_TYPE';
  return (
    <Table caption={text.refundCaption} tight>
      <thead>
        <tr>
          <th scope="col">{text.contract}</th>
          <th scope="col" className={wideNum}>
            {text.interest}
          </th>
          <th scope="col" className={tableStyles.num}>
            {text.refundPart}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.contract_no}>
            <th scope="row">
              <Nowrap>{line.contract_no}</Nowrap>
              <span className={styles.sub}>
                {line.type_name}
                {isByType && !line.left_out ? ` ${text.rate} ${line.rate}` : null}
              </span>
              <span className={styles.narrow}>
                {text.interest} <Money value={line.interest} />
              </span>
            </th>
            <td className={wideNum}>
              <Money value={line.interest} />
            </td>
            <td className={tableStyles.num}>
              {line.left_out ? text.leftOut : <Money value={line.refund} />}
            </td>
          </tr>
        ))}
        <tr className={tableStyles.sum}>
          <th scope="row">
            {isByType ? text.counted : text.sum}
            <span className={styles.narrow}>
              {text.interest} <Money value={base} />
            </span>
          </th>
          <td className={wideNum}>
            <Money value={base} />
          </td>
          <td className={tableStyles.num}>
            <Money value={reckoned} />
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
