import { FileText } from 'lucide-react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { paths } from '../../../api/paths.ts';
import { readBaht } from '../../../core/satang.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { words } from '../../../kit/words.text.ts';
import styles from './slip.module.css';
import { text } from './slip.text.ts';

type Report = NonNullable<MonthReport['report']>;

const labels = text.payInto;

/** Where to transfer, as the letter of the month says it, and how much by what is reported. */
export function PayInto({ report: { report, pay_into } }: { readonly report: MonthReport }) {
  if (report === null) return null;
  return (
    <div className={styles.payInto}>
      {pay_into === null ? <Alert kind="warn">{labels.none}</Alert> : null}
      <Facts kind="rows">
        {pay_into === null ? null : <Account of={pay_into} />}
        <HowMuch report={report} />
      </Facts>
      {pay_into === null ? (
        <ButtonLink small icon={FileText} to={paths.agencyLetters}>
          {labels.letters}
        </ButtonLink>
      ) : (
        <ButtonLink
          small
          icon={FileText}
          to={paths.agencyLetter(pay_into.letter_year, pay_into.run)}
        >
          {labels.letter(pay_into.letter_no)}
        </ButtonLink>
      )}
    </div>
  );
}

function Account({ of }: { readonly of: NonNullable<MonthReport['pay_into']> }) {
  return (
    <>
      <Fact label={labels.bank}>{of.bank}</Fact>
      <Fact label={labels.payee}>{of.payee}</Fact>
      <Fact label={labels.accountNo}>
        <Nowrap>{of.account_no}</Nowrap>
      </Fact>
    </>
  );
}

/** What was deducted is what is transferred; after the first transfer, what of it is left. */
function HowMuch({ report: { sums, slips, difference } }: { readonly report: Report }) {
  const { unreported, collected, billed } = sums;
  // Nought would read as if nothing were to be transferred.
  if (unreported.count === billed.count) return <Fact label={labels.amount}>{labels.later}</Fact>;
  const isLeft = slips.length > 0 && readBaht(difference) > 0n;
  return (
    <>
      <Fact label={labels.amount}>
        <Baht value={collected.amount} />
        {unreported.count === 0 ? null : (
          <small className={styles.soFar}>{labels.soFar(formatNumber(unreported.count, 0))}</small>
        )}
      </Fact>
      {isLeft ? (
        <Fact label={labels.left}>
          <Baht value={difference} />
        </Fact>
      ) : null}
    </>
  );
}

const Baht = ({ value }: { readonly value: string }) => (
  <>
    <Money value={value} /> {words.baht}
  </>
);
