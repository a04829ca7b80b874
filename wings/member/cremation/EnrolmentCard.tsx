import { Check, LogOut, UserX } from 'lucide-react';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { CardFrame } from '../../../kit/card/CardFrame.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { useSite } from '../../../shell/site/site.ts';
import type { enrolmentShape } from './cremation.api.ts';
import styles from './cremation.module.css';
import { text } from './cremation.text.ts';
import { kepcremQuery } from './cremation-address.ts';
import { arrearsWords } from './cremation-sheet.ts';

const looks = {
  ACTIVE: { kind: 'ok', icon: Check },
  LEFT: { kind: 'plain', icon: LogOut },
  DECEASED: { kind: 'plain', icon: UserX },
} as const;

interface EnrolmentCardProps {
  readonly enrolment: z.output<typeof enrolmentShape>;
  /** Its months stand below. */
  readonly shown: boolean;
}

/** One person's enrolment: who, where, and what stands ready for the next deaths. */
export function EnrolmentCard({ enrolment: one, shown }: EnrolmentCardProps) {
  const id = useId();
  return (
    <CardFrame
      titledBy={id}
      more={{
        to: paths.memberKepcrem + kepcremQuery({ cremation_no: one.cremation_no }),
        name: (
          <>
            {text.seeMonths} <VisuallyHidden>{one.person_name}</VisuallyHidden>
          </>
        ),
        below: true,
        shown,
      }}
    >
      <h2 id={id} className={styles.person}>
        {one.person_name}
      </h2>
      <p className={styles.who}>
        <span>
          <Points>
            {text.relations[one.relation]}
            <span>
              {text.cremationNo} <Nowrap>{one.cremation_no}</Nowrap>
            </span>
          </Points>
        </span>
        <Badge {...looks[one.status]}>{text.statuses[one.status]}</Badge>
      </p>
      <p className={styles.sub}>
        {one.association_code} {one.association_name}
      </p>
      <Facts kind="tight">
        <DayFact label={text.joined} day={one.joined_on} />
        <Fact label={text.kind}>{one.member_kind}</Fact>
        <Fact label={text.payment}>{one.payment_method}</Fact>
        <MoneyFact label={text.insured} amount={one.insured_amount} />
        <MoneyFact label={text.prepaid} amount={one.prepaid_balance} />
        <MoneyFact
          label={
            <>
              {text.toCollect} <Explain of="toCollect" />
            </>
          }
          amount={one.to_collect}
        />
        {one.arrears === '0.00' ? null : (
          <Fact label={<Whole of={text.arrears(arrearsWords(one))} />} part>
            <Money value={one.arrears} />
          </Fact>
        )}
        <MoneyFact label={text.aid} amount={one.aid_to_others} />
        <MoneyFact
          label={
            <>
              {text.after} <Explain of="balanceAfter" />
            </>
          }
          amount={one.balance_after}
        />
        {one.funeral_manager === null ? null : (
          <Fact label={text.manager}>{one.funeral_manager}</Fact>
        )}
      </Facts>
      {one.arrears === '0.00' ? null : <ArrearsAdvice months={arrearsWords(one)} />}
    </CardFrame>
  );
}

function ArrearsAdvice({ months }: { readonly months: string }) {
  const { phone } = useSite();
  return (
    <div className={styles.note}>
      <Alert kind="warn">
        {text.arrearsAdvice(months)}{' '}
        <Nowrap>
          <PhoneLink of={phone} />
        </Nowrap>
      </Alert>
    </div>
  );
}
