import type { DataOf } from '../../../../api/endpoint.ts';
import { loanSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { LedgerLine } from '../../../../parts/ledger/LedgerLine.tsx';
import { wayOf } from './movement.ts';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

export type Line = DataOf<typeof readLoanStatement>['lines'][number];

/** Columns between principal and balance; where there is no room each line tells them in words. */
export const moreColumns = [text.interest, text.interestDays, text.total];

/** A movement: principal with its sign, interest with its days, both together, what is left. */
export function LoanLine({ line }: { readonly line: Line }) {
  const { period_no, receipt_no, sign_flag, type_code } = line;
  const sub = [
    period_no === null ? undefined : text.periodNo(period_no),
    receipt_no === null ? undefined : text.receipt(receipt_no),
  ];
  return (
    <LedgerLine
      day={line.posted_on}
      what={line.description}
      sub={sub.filter(Boolean).join(' · ')}
      move={
        <Signed
          value={line.principal}
          sign={sign_flag}
          colour={loanSignColour(sign_flag, type_code)}
          word={wayOf(line)}
        />
      }
      more={[
        { key: 'interest', value: <Money value={line.interest} /> },
        { key: 'days', value: line.days },
        { key: 'total', value: <Money value={line.total} /> },
      ]}
      details={line.total === line.principal && line.days === 0 ? null : <Details line={line} />}
      balance={line.balance}
      left={
        line.interest_balance === '0.00' ? null : (
          <Nowrap>
            {text.owedWord} <Money value={line.interest_balance} />
          </Nowrap>
        )
      }
    />
  );
}

function Details({ line: { interest, days, total } }: { readonly line: Line }) {
  return (
    <>
      <Nowrap>
        {text.interestWord} <Money value={interest} />
      </Nowrap>{' '}
      <Nowrap>({text.daysWord(days)})</Nowrap>{' '}
      <Nowrap>
        {text.totalWord} <Money value={total} />
      </Nowrap>
    </>
  );
}
