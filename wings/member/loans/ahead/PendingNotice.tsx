import { monthInBuddhistYear, thaiMonthShort } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { text as words } from './projection.text.ts';

const text = words.payoff;

interface PendingNoticeProps {
  /** What bills under way ask for the contract, oldest first. */
  readonly pending: readonly {
    readonly year_be: number;
    readonly month: number;
    readonly amount: string;
  }[];
}

/** Above what closes a loan: which instalment may be on its way, so that nobody pays it twice. */
export function PendingNotice({ pending }: PendingNoticeProps) {
  const { phone } = useSite();
  const months = pending.map(({ year_be, month, amount }) => {
    const key = monthInBuddhistYear(year_be, month);
    const [before, after] = text.pending(thaiMonthShort(key));
    return (
      <div key={key}>
        {before}{' '}
        <Nowrap>
          <Money value={amount} />
        </Nowrap>{' '}
        {after}
      </div>
    );
  });
  return (
    <Alert kind="warn" title={months.length > 0 ? months : undefined}>
      {months.length > 0 ? text.pendingHint : text.nonePending}{' '}
      <Nowrap>
        <PhoneLink of={phone} />
      </Nowrap>
    </Alert>
  );
}
