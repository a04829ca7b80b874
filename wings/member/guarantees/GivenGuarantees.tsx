import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Cards } from '../../../kit/card/Cards.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { TotalPanel } from '../../../parts/statement/TotalPanel.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { GuaranteeCard } from './GuaranteeCard.tsx';
import type { readColl } from './guarantees.api.ts';
import styles from './guarantees.module.css';
import { text } from './guarantees.text.ts';

type Coll = DataOf<typeof readColl>;

interface GivenGuaranteesProps extends Coll {
  readonly files: ReactNode;
}

/** Whom the member stands for: what is left of it in one sum, then contract by contract. */
export function GivenGuarantees({ files, ...coll }: GivenGuaranteesProps) {
  const { given, right } = coll;
  if (given.length === 0) {
    return (
      <Panel>
        <EmptyState icon={Handshake} title={text.emptyGiven}>
          {text.emptyGivenHint}
        </EmptyState>
        {right ? (
          <Facts>
            <Right {...right} />
          </Facts>
        ) : null}
      </Panel>
    );
  }
  return (
    <>
      <Total {...coll} />
      {files}
      <div className={styles.cards}>
        <Cards>
          {given.map((one) => (
            <GuaranteeCard key={`${one.contract_no} ${one.seq}`} one={one} />
          ))}
        </Cards>
      </div>
      <Note>{text.how}</Note>
    </>
  );
}

/** The one large figure of the page: the cards below, no contract above what is owed on it. */
function Total({ given_total, right }: Coll) {
  return (
    <TotalPanel
      label={text.summary}
      figure={text.exposureTotal}
      amount={given_total.my_share}
      facts={
        <>
          <Fact label={text.count}>{text.contracts(given_total.count)}</Fact>
          <MoneyFact label={text.guaranteedTotal} amount={given_total.guaranteed_amount} />
          {right ? <Right {...right} /> : null}
        </>
      }
    />
  );
}

function Right({ left, limit }: NonNullable<Coll['right']>) {
  return <Fact label={text.right}>{text.rightLeft(left, limit)}</Fact>;
}
