import { thaiDateShort } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { classes } from '../../../kit/classes.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { CalculatorSheet } from '../../../parts/calculator/CalculatorSheet.tsx';
import { DownloadMenu } from '../../../parts/download/DownloadMenu.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { csvRows } from './csv-rows.ts';
import styles from './dividend-calculator.module.css';
import { text } from './dividend-calculator.text.ts';
import { linesOf } from './lines.ts';
import type { DividendResult } from './result.ts';

interface WorkingProps {
  readonly result: DividendResult;
  readonly old: boolean;
}

const { columns } = text;

/** Where the dividend comes from, line by line (D-32's "ที่มาของปันผล"). */
export function Working({ result, old }: WorkingProps) {
  const { year, payout } = result;
  return (
    <CalculatorSheet
      title={text.sheet}
      sub={text.sheetSub(thaiDateShort(year.startsOn), thaiDateShort(year.endsOn))}
      old={old}
      end={<DownloadMenu fileName={text.fileName} rows={() => csvRows(result)} />}
    >
      <Panel>
        <Table caption={text.caption} tight>
          <thead>
            <tr className={styles.line}>
              <th scope="col">{columns.what}</th>
              <th scope="col" className={styles.wide}>
                {columns.on}
              </th>
              <th scope="col" className={classes(tableStyles.num, styles.wide)}>
                {columns.amount}
              </th>
              <th scope="col" className={classes(tableStyles.num, styles.wide)}>
                {columns.weight}
              </th>
              <th scope="col" className={tableStyles.num}>
                {columns.dividend}
              </th>
            </tr>
          </thead>
          <tbody>
            {linesOf(result).map((line) => (
              <tr key={line.key} className={styles.line}>
                <th scope="row">
                  {line.what}
                  <span className={styles.narrow} aria-hidden="true">
                    {line.on && !line.monthly ? (
                      <>
                        <Nowrap>{thaiDateShort(line.on)}</Nowrap>
                        {' · '}
                      </>
                    ) : null}
                    <Nowrap>{formatBaht(line.satang)}</Nowrap> <Nowrap>× {line.weight}</Nowrap>
                  </span>
                </th>
                <td className={styles.wide}>
                  {line.on ? <time dateTime={line.on}>{thaiDateShort(line.on)}</time> : null}
                </td>
                <td className={classes(tableStyles.num, styles.wide)}>{formatBaht(line.satang)}</td>
                <td className={classes(tableStyles.num, styles.wide)}>{line.weight}</td>
                <td className={tableStyles.num}>{formatBaht(line.dividendSatang)}</td>
              </tr>
            ))}
            <tr className={classes(tableStyles.sum, styles.line)}>
              <th scope="row">{text.total}</th>
              <td className={styles.wide} />
              <td className={styles.wide} />
              <td className={styles.wide} />
              <td className={tableStyles.num}>{formatBaht(payout.dividendSatang)}</td>
            </tr>
          </tbody>
        </Table>
      </Panel>
      <Note>
        {year.rounding === 'ONCE' ? text.parts : null} {text.note}
      </Note>
    </CalculatorSheet>
  );
}
