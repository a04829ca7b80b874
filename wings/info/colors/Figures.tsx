import { Amount } from '../../../kit/amount/Amount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Signed } from '../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { LineChart } from '../../../kit/line-chart/LineChart.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { Ledger } from '../../../parts/ledger/Ledger.tsx';
import { LedgerEdge } from '../../../parts/ledger/LedgerEdge.tsx';
import { LedgerLine } from '../../../parts/ledger/LedgerLine.tsx';
import { LedgerMonth } from '../../../parts/ledger/LedgerMonth.tsx';
import { SumLine } from '../../../parts/ledger/SumLine.tsx';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

const paidIn = <Signed value="20000.00" sign={1} colour="green" word={text.deposited} />;
const paidOut = <Signed value="4800.00" sign={-1} colour="red" word={text.withdrawn} />;

function Amounts() {
  return (
    <section>
      <h2>{text.sections.amounts}</h2>
      <Panel>
        <div className={`${styles.spec} ${styles.three}`}>
          <div className={styles.stack}>
            <Amount value="46212.95" size={4} />
            <Amount value="521212.95" size={3} />
            <Amount value="19319.06" size={2} />
            <Amount value="2500.00" size={1} />
          </div>
          <Table caption={text.sections.amounts}>
            <thead>
              <tr>
                <th scope="col">{text.item}</th>
                <th scope="col" className={tableStyles.num}>
                  {text.baht}
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{text.cashIn}</th>
                <td className={tableStyles.num}>{paidIn}</td>
              </tr>
              <tr>
                <th scope="row">{text.cashOut}</th>
                <td className={tableStyles.num}>{paidOut}</td>
              </tr>
              <tr className={tableStyles.sum}>
                <th scope="row">{text.sum}</th>
                <td className={tableStyles.num}>
                  <Money value="15200.00" />
                </td>
              </tr>
            </tbody>
          </Table>
          <div className={styles.stack}>
            <Muted>{text.amountNote}</Muted>
            <HideAmounts />
          </div>
        </div>
      </Panel>
    </section>
  );
}

const sum = [
  {
    key: 'opening',
    label: (
      <>
        {text.ledger.opening} <ThaiDate day="2025-11-01" />
      </>
    ),
    value: <Money value="31012.95" />,
  },
  {
    key: 'in',
    label: text.ledger.sumIn,
    value: <Signed value="20000.00" sign={1} colour="green" />,
  },
  {
    key: 'out',
    label: text.ledger.sumOut,
    value: <Signed value="4800.00" sign={-1} colour="red" />,
  },
  { key: 'closing', label: text.ledger.closing, value: <Money value="46212.95" /> },
];

function Statement() {
  const { caption, when, what, move, left, closing, opening, office } = text.ledger;
  const flows = [
    { word: text.deposited, value: '20000.00' },
    { word: text.withdrawn, value: '4800.00' },
  ];
  return (
    <section>
      <h2>{text.sections.ledger}</h2>
      <SumLine items={sum} />
      <Ledger caption={caption} columns={{ when, what, move, left }}>
        <LedgerEdge day="2025-11-27" label={closing} balance="46212.95" />
        <LedgerMonth month="2025-11" flows={flows}>
          <LedgerLine
            day="2025-11-27"
            what={text.cashOut}
            sub={office}
            move={paidOut}
            balance="46212.95"
          />
          <LedgerLine
            day="2025-11-05"
            what={text.cashIn}
            sub={office}
            move={paidIn}
            balance="51012.95"
          />
        </LedgerMonth>
        <LedgerEdge day="2025-11-01" label={opening} balance="31012.95" />
      </Ledger>
    </section>
  );
}

const history = [
  { on: '2025-09-01', balance: '41250.50' },
  { on: '2025-09-12', balance: '42750.50' },
  { on: '2025-10-20', balance: '30062.95' },
  { on: '2025-11-05', balance: '51062.95' },
  { on: '2025-11-14', balance: '46212.95' },
];

/** Amounts, a statement and a plot. */
export function Figures() {
  return (
    <>
      <Amounts />
      <Statement />
      <section>
        <h2>{text.sections.plot}</h2>
        <Panel>
          <LineChart label={text.plot} points={history} to="2025-11-27" />
        </Panel>
      </section>
    </>
  );
}
