import { Award, HandHeart, HeartHandshake, ShieldCheck } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Cards } from '../../../kit/card/Cards.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { CollectionCard } from './cards/CollectionCard.tsx';
import { DepositCard } from './cards/DepositCard.tsx';
import { LoanCard } from './cards/LoanCard.tsx';
import { ShareCard } from './cards/ShareCard.tsx';
import { readStatus } from './overview.api.ts';
import styles from './overview.module.css';
import { text } from './overview.text.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { useReveal } from './use-reveal.ts';

const skeleton = (
  <Stack gap="8">
    <CardsSkeleton cards={4} count={5} figure />
    <PanelSkeleton count={8} />
  </Stack>
);

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function OverviewPage() {
  const { user } = useMemberSession();
  const reveal = useReveal();
  return (
    <QueryPage
      query={useApiQuery(readStatus, {})}
      title={text.hello(user?.member.MEMBER_NAME ?? '')}
      sub={asOfLine}
      control={<HideAmounts />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      below={
        <>
          <Services />
          <RevealDialog {...reveal} />
        </>
      }
    >
      {(status) => (
        <>
          <OverviewCards {...status} />
          <PersonPanel person={status} reveal={user?.impersonated ? undefined : reveal} />
        </>
      )}
    </QueryPage>
  );
}

/** What the member owns, owes and is billed: four figures, each with its day. */
function OverviewCards({ as_of, totals, cards }: DataOf<typeof readStatus>) {
  return (
    <section>
      <h2>
        <VisuallyHidden>{text.cards}</VisuallyHidden>
      </h2>
      <Cards>
        <ShareCard {...cards.share} total={totals.share} />
        <DepositCard {...cards.deposit} total={totals.deposit} />
        <LoanCard {...cards.loan} total={totals.loan} />
        <CollectionCard of={cards.collection} total={totals.collection_latest} asOf={as_of} />
      </Cards>
    </section>
  );
}

const words = text.services;

/** Rooms that the specification’s order of the menu does not name (D-12, D-15). */
const services = [
  { to: paths.memberKepcrem, icon: HeartHandshake, ...words.kepcrem },
  { to: paths.memberWelfare, icon: HandHeart, ...words.welfare },
  { to: paths.memberCertificate, icon: Award, ...words.certificate },
  { to: paths.memberSecurity, icon: ShieldCheck, ...words.security },
];

function Services() {
  return (
    <nav className={styles.services} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {services.map(({ to, icon, name, about }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={icon} />
              <span>
                <b>{name}</b>
                <span>{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
