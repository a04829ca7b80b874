import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { words } from '../../../kit/words.text.ts';
import type { readWelfare } from './welfare.api.ts';
import styles from './welfare.module.css';
import { text } from './welfare.text.ts';

type Welfare = DataOf<typeof readWelfare>;
type Received = NonNullable<Welfare['received']>[number];
type Request = NonNullable<Welfare['requests']>[number];

const looks = {
  PENDING: { kind: 'wait', icon: Clock },
  APPROVED: { kind: 'ok', icon: CircleCheck },
  REJECTED: { kind: 'no', icon: CircleX },
} as const;

interface LineProps {
  readonly type: string;
  readonly label: string;
  readonly day: string;
  readonly requestNo: string;
  readonly amount: string;
  /** Below the amount. */
  readonly end: ReactNode;
  readonly remark: string | null;
}

function Line({ type, label, day, requestNo, amount, end, remark }: LineProps) {
  return (
    <li className={styles.claim}>
      <div className={styles.what}>
        <p className={styles.type}>{type}</p>
        <Muted small>
          <Points>
            <span>
              {label} <ThaiDate day={day} />
            </span>
            <Nowrap>{text.request(requestNo)}</Nowrap>
          </Points>
        </Muted>
        {remark === null ? null : <Muted small>{remark}</Muted>}
      </div>
      <div className={styles.much}>
        <p className={styles.sum}>
          <Money value={amount} /> {words.baht}
        </p>
        {end}
      </div>
    </li>
  );
}

/** Money that came: what for, when, how. */
export function ReceivedLine({ claim }: { readonly claim: Received }) {
  return (
    <Line
      type={claim.type_name}
      label={text.paidOn}
      day={claim.paid_on}
      requestNo={claim.request_no}
      amount={claim.amount}
      end={claim.pay_method === null ? null : <Muted small>{claim.pay_method}</Muted>}
      remark={claim.note}
    />
  );
}

/** A request and how it stands. */
export function RequestLine({ claim }: { readonly claim: Request }) {
  const { kind, icon } = looks[claim.status];
  return (
    <Line
      type={claim.type}
      label={text.requestedOn}
      day={claim.requested_on}
      requestNo={claim.request_no}
      amount={claim.amount}
      end={
        <Badge kind={kind} icon={icon}>
          {text.statuses[claim.status]}
        </Badge>
      }
      remark={claim.reason === null ? null : text.because(claim.reason)}
    />
  );
}
