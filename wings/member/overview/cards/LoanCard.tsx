import { HandCoins } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { readBaht, sumOf } from '../../../../core/satang.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Card } from '../../../../kit/card/Card.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { MoreLink } from '../../../../kit/link/MoreLink.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readStatus } from '../overview.api.ts';
import { text } from '../overview.text.ts';
import { On } from './AsOfDay.tsx';
import styles from './cards.module.css';

type Loans = DataOf<typeof readStatus>['cards']['loan'];
type LoanCardProps = Loans & { readonly total: string };

const words = text.loan;

/** So many contracts stand by name; of more, the last line adds up the rest. */
const mostContracts = 4;

export function LoanCard({ total, on, contracts, paid_percent }: LoanCardProps) {
  const isEmpty = contracts.length === 0;
  const named = contracts.length > mostContracts ? mostContracts - 1 : contracts.length;
  return (
    <Card
      icon={HandCoins}
      title={words.title}
      date={on === null ? undefined : <On day={on} />}
      figure={<Amount value={total} />}
      empty={isEmpty ? words.empty : undefined}
      more={{ to: paths.memberLoan, name: words.more }}
    >
      <Facts kind="tight">
        {contracts.slice(0, named).map((contract) => (
          <Fact
            key={contract.contract_no}
            label={
              <>
                {contract.type_name}{' '}
                <Nowrap>{words.period(contract.period_last, contract.period_total)}</Nowrap>
              </>
            }
          >
            <Money value={contract.balance} />
          </Fact>
        ))}
        <Rest of={contracts.slice(named)} />
        {paid_percent === null ? null : (
          <Fact
            label={contracts.some(({ revolving }) => revolving) ? words.paidOfOthers : words.paid}
          >
            <Nowrap>{words.percent(paid_percent)}</Nowrap>
          </Fact>
        )}
      </Facts>
      <Payoffs of={contracts} />
    </Card>
  );
}

/** What would close a contract on a day: one tap, where it can be computed. */
function Payoffs({ of }: { readonly of: Loans['contracts'] }) {
  const offered = of.filter(({ payoff }) => payoff).slice(0, mostContracts);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.payoffs}>
      {offered.map(({ contract_no, type_name }) => (
        <li key={contract_no}>
          <MoreLink to={`${paths.memberLoanStatement(contract_no)}?view=payoff`}>
            {words.payoff(type_name)}
          </MoreLink>
        </li>
      ))}
    </ul>
  );
}

function Rest({ of }: { readonly of: Loans['contracts'] }) {
  if (of.length === 0) return null;
  const left = sumOf(of, ({ balance }) => readBaht(balance));
  return <MoneyFact label={words.rest(of.length)} amount={left} />;
}
