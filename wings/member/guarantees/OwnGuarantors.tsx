import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralWord } from '../../../api/guarantees/collateral.text.ts';
import { paths } from '../../../api/paths.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import type { readColl } from './guarantees.api.ts';
import styles from './guarantees.module.css';
import { text } from './guarantees.text.ts';

type Coll = DataOf<typeof readColl>;

interface MineProps extends Coll {
  readonly files: ReactNode;
}
type Loan = Coll['mine'][number];

/** Who and what secures the member's own contracts, one after the other. */
export function Mine({ mine, files }: MineProps) {
  if (mine.length === 0) {
    return (
      <EmptyPanel icon={Handshake} title={text.emptyMine}>
        {text.emptyMineHint}
      </EmptyPanel>
    );
  }
  return (
    <>
      {files}
      <div className={styles.loans}>
        {mine.map((loan) => (
          <OwnLoan key={loan.contract_no} loan={loan} />
        ))}
      </div>
    </>
  );
}

function OwnLoan({ loan }: { readonly loan: Loan }) {
  return (
    <Panel
      title={
        <>
          {loan.type_name} <Nowrap>{loan.contract_no}</Nowrap>
        </>
      }
      end={
        <MoreLink to={paths.memberLoanStatement(loan.contract_no)}>
          {text.seeLoan} <VisuallyHidden>{loan.contract_no}</VisuallyHidden>
        </MoreLink>
      }
      className={styles.loan}
    >
      <Facts kind="tight">
        <MoneyFact
          label={loan.revolving ? text.limit : text.approved}
          amount={loan.approved_amount}
        />
        <MoneyFact label={text.balance} amount={loan.principal_balance} />
        <DayFact label={text.contractDate} day={loan.contract_date} />
      </Facts>
      <Securing loan={loan} />
    </Panel>
  );
}

function Securing({ loan }: { readonly loan: Loan }) {
  return (
    <Table caption={text.securedBy(loan.contract_no)} tight>
      <thead>
        <tr>
          <th scope="col">{text.holder}</th>
          <th scope="col" className={tableStyles.num}>
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {loan.guarantors.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name and have no number
          <tr key={at}>
            <th scope="row">
              {one.name}
              <span className={styles.sub}>
                {collateralWord(one)}{' '}
                {one.ref_no_masked === null ? null : <Nowrap>{one.ref_no_masked}</Nowrap>}
              </span>
            </th>
            <td className={tableStyles.num}>
              <Money value={one.amount} />
            </td>
          </tr>
        ))}
        <tr className={tableStyles.sum}>
          <th scope="row">{text.total}</th>
          <td className={tableStyles.num}>
            <Money value={loan.guaranteed_total} />
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
