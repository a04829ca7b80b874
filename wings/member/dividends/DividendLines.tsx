import { Money } from '../../../kit/amount/Money.tsx';
import { classes } from '../../../kit/classes.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import styles from './dividends.module.css';
import { originText as text } from './origin.text.ts';
import { lineName, type Origin, weightWords } from './working-words.ts';

const wideNum = classes(tableStyles.num, styles.wide);

/** The dividend line by line; they add up to the sum below, rounding included. */
export function DividendLines({ origin }: { readonly origin: Origin }) {
  const { lines, reckoned } = origin.dividend;
  return (
    <Table caption={text.dividendCaption} tight>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col" className={styles.wide}>
            {text.on}
          </th>
          <th scope="col" className={wideNum}>
            {text.amount}
          </th>
          <th scope="col" className={wideNum}>
            {text.weight}
          </th>
          <th scope="col" className={tableStyles.num}>
            {text.part}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two purchases of a day may be alike
          <tr key={at}>
            <th scope="row">
              {lineName(line)}
              <span className={styles.narrow}>
                <Money value={line.amount} /> × {weightWords(origin, line)}
              </span>
            </th>
            <td className={styles.wide}>{line.on ? <ThaiDate day={line.on} /> : null}</td>
            <td className={wideNum}>
              <Money value={line.amount} />
            </td>
            <td className={wideNum}>{weightWords(origin, line)}</td>
            <td className={tableStyles.num}>
              <Money value={line.dividend} />
            </td>
          </tr>
        ))}
        <tr className={tableStyles.sum}>
          <th scope="row">{text.total}</th>
          <td className={styles.wide} />
          <td className={styles.wide} />
          <td className={styles.wide} />
          <td className={tableStyles.num}>
            <Money value={reckoned} />
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
