import { Check, CircleAlert, Clock, ReceiptText } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Card } from '../../../../kit/card/Card.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readStatus } from '../overview.api.ts';
import { billWords, text } from '../overview.text.ts';

type Collection = NonNullable<DataOf<typeof readStatus>['cards']['collection']>;

interface CollectionCardProps {
  readonly of: Collection | null;
  readonly total: string | null;
  readonly asOf: string;
}

const words = text.collection;

const badges = {
  PENDING: { kind: 'gold', icon: Clock },
  FULL: { kind: 'ok', icon: Check },
  PARTIAL: { kind: 'wait', icon: CircleAlert },
  NONE: { kind: 'no', icon: CircleAlert },
} as const;

/** The month last billed: the one golden thing of the page. */
export function CollectionCard({ of, total, asOf }: CollectionCardProps) {
  if (!of || total === null) {
    const more = { to: paths.memberKep, name: words.moreNone };
    return <Card icon={ReceiptText} title={words.never} more={more} empty={words.empty} />;
  }
  const { month, status, groups, collected, uncollected } = of;
  const isShort = status === 'PARTIAL' || status === 'NONE';
  return (
    <Card
      gold
      icon={ReceiptText}
      title={words.title(asOf.startsWith(month))}
      date={words.month(month)}
      figure={
        <>
          <Amount value={total} />
          <Badge {...badges[status]}>{billWords[status]}</Badge>
        </>
      }
      more={{ to: paths.memberKep, name: words.more(month) }}
    >
      <Facts kind="tight">
        {groups.map(({ group, count, amount }) => (
          <MoneyFact key={group} label={words.group(group, count)} amount={amount} />
        ))}
        {isShort ? (
          <>
            <MoneyFact label={words.collected} amount={collected} />
            <MoneyFact label={words.uncollected} amount={uncollected} />
          </>
        ) : null}
      </Facts>
    </Card>
  );
}
