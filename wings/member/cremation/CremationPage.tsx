import { Flower2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { NotAmong } from '../../../kit/empty-state/NoMatch.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useKnown } from '../../../shell/query/use-last-data.ts';
import { type Feed, useFeed } from '../../../shell/query/use-query-state.ts';
import { KepcremBones } from './CremationSkeleton.tsx';
import { readKepcrem } from './cremation.api.ts';
import { text } from './cremation.text.ts';
import { kepcremAddress } from './cremation-address.ts';
import { EnrolmentCard } from './EnrolmentCard.tsx';
import { Months } from './Months.tsx';

const tabs = [
  { key: 'monthly', name: text.tabs.monthly, to: paths.memberKep },
  { key: 'other', name: text.tabs.other, to: `${paths.memberKep}?tab=other` },
  { key: 'kepcrem', name: text.tabs.kepcrem, to: paths.memberKepcrem },
];

type Kepcrem = DataOf<typeof readKepcrem>;

/** `/member/kepcrem` (R048; D-12): who of the family is enrolled, and what each month costs. */
export function KepcremPage() {
  const [params] = useSearchParams();
  const address = kepcremAddress(params);
  const feed = useFeed(readKepcrem, address);
  const known = useKnown(feed);
  const isEmpty = feed.data?.enrolments.length === 0;
  return (
    <>
      <DatedTop
        title={text.title}
        day={known?.as_of}
        end={feed.state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current="kepcrem" />
      {feed.state === 'failure' ? <NoAnswer feed={feed} /> : null}
      {known && known.enrolments.length > 0 ? <Enrolments {...known} /> : null}
      {feed.state === 'fetching' ? <KepcremBones cards={known === undefined} /> : null}
      {feed.data && !isEmpty ? (
        <Months {...feed.data} page={address.page ?? address.cremation_no} />
      ) : null}
      {isEmpty ? (
        <Panel>
          <Blank icon={Flower2} title={text.empty}>
            {text.emptyHint}
          </Blank>
        </Panel>
      ) : null}
    </>
  );
}

function Enrolments({ enrolments, cremation_no }: Kepcrem) {
  return (
    <CardList least="24rem" label={text.enrolments}>
      {enrolments.map((one) => (
        <EnrolmentCard
          key={one.cremation_no}
          enrolment={one}
          shown={one.cremation_no === cremation_no}
        />
      ))}
    </CardList>
  );
}

function NoAnswer({ feed }: { readonly feed: Feed<unknown> }) {
  if (feed.code !== 'not_found') {
    return (
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
    );
  }
  return (
    <NotAmong
      title={text.notFound}
      hint={text.notFoundHint}
      to={paths.memberKepcrem}
      back={text.back}
    />
  );
}
