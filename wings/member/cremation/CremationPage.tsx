import { Flower2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { type QueryResult, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { CremationSkeleton } from './CremationSkeleton.tsx';
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
export function CremationPage() {
  const [params] = useSearchParams();
  const address = kepcremAddress(params);
  const query = useApiQuery(readKepcrem, address);
  const known = useLastData(query);
  const isEmpty = query.data?.enrolments.length === 0;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={known?.as_of}
        end={query.state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current="kepcrem" />
      {query.state === 'failure' ? <NoAnswer query={query} /> : null}
      {known && known.enrolments.length > 0 ? <Enrolments {...known} /> : null}
      {query.state === 'fetching' ? <CremationSkeleton cards={known === undefined} /> : null}
      {query.data && !isEmpty ? (
        <Months {...query.data} page={address.page ?? address.cremation_no} />
      ) : null}
      {isEmpty ? (
        <Panel>
          <EmptyState icon={Flower2} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
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

function NoAnswer({ query }: { readonly query: QueryResult<unknown> }) {
  if (query.code !== 'not_found') {
    return (
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
    );
  }
  return (
    <NoMatch
      title={text.notFound}
      hint={text.notFoundHint}
      to={paths.memberKepcrem}
      back={text.back}
    />
  );
}
