import { Award, HandHeart, HeartHandshake, ShieldCheck } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { Cards } from '../../../kit/card/Cards.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { useLastSeen, useStoreLastSeen } from '../../../parts/last-seen/use-last-seen.ts';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { DepositCard } from './cards/DepositCard.tsx';
import { LoanCard } from './cards/LoanCard.tsx';
import { ShareCard } from './cards/ShareCard.tsx';
import { LastSeenNote } from './last-seen/LastSeenNote.tsx';
import { LatelyCard } from './lately/LatelyCard.tsx';
import { readStatus } from './overview.api.ts';
import styles from './overview.module.css';
import { text } from './overview.text.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { ThisMonthCard } from './this-month/ThisMonthCard.tsx';
import { useReveal } from './use-reveal.ts';

const skeleton = (
  <Stack gap="8">
    <CardsSkeleton cards={2} count={6} figure />
    <CardsSkeleton cards={3} count={4} figure least="20rem" />
    <PanelSkeleton count={8} />
  </Stack>
);

/** `/member/status` (R041; D-05): this month, what happened lately, what is mine, and who I am. */
export function OverviewPage() {
  const { user } = useMemberSession();
  const reveal = useReveal();
  const query = useApiQuery(readStatus, {});
  const lastSeen = useLastSeen<Shown>(query.noAnswer, form);
  useStoreLastSeen(useShown(query.data), form);
  return (
    <QueryPage
      query={query}
      title={text.hello(user?.member.MEMBER_NAME ?? '')}
      sub={(cached) => asOfLine(cached ?? lastSeen?.shown)}
      action={lastSeen ? <HideAmounts /> : undefined}
      control={<HideAmounts />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      failure={
        query.noAnswer &&
        (lastSeen === undefined
          ? skeleton
          : lastSeen && (
              <>
                <LastSeenNote at={lastSeen.at} onRetry={query.retry} />
                <OverviewCards {...lastSeen.shown} />
              </>
            ))
      }
      below={
        <>
          <Services />
          {reveal.Dialog ? <reveal.Dialog {...reveal} /> : null}
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

type Status = DataOf<typeof readStatus>;
/** What is kept of it for want of signal: figures and their days, nothing of the person. */
type Shown = Pick<Status, 'as_of' | 'totals' | 'cards' | 'this_month' | 'lately'>;

/** Another build of this page may show figures of another shape. */
const form = import.meta.url;

const useShown = (status: Status | undefined): Shown | undefined =>
  useMemo(() => {
    if (status === undefined) return undefined;
    const { as_of, totals, cards, this_month, lately } = status;
    return { as_of, totals, cards, this_month, lately };
  }, [status]);

/**
 * First this month and what happened lately; then what the member owns and owes, with days. What
 * the page is asked for beside it renders none of them again.
 */
const OverviewCards = memo(function OverviewCards(shown: Omit<Shown, 'as_of'>) {
  const { totals, cards, this_month, lately } = shown;
  return (
    <Stack gap="8">
      <Cards>
        <ThisMonthCard of={this_month} groups={cards.collection?.groups ?? []} />
        <LatelyCard events={lately} />
      </Cards>
      <section>
        <h2 className={styles.balances}>{text.cards}</h2>
        <CardList least="20rem">
          <ShareCard {...cards.share} total={totals.share} />
          <DepositCard {...cards.deposit} total={totals.deposit} />
          <LoanCard {...cards.loan} total={totals.loan} />
        </CardList>
      </section>
    </Stack>
  );
});

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
