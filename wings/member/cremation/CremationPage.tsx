import { Flower2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { collectionTabs } from '../../../api/collection-tabs.text.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readKepcrem } from './cremation.api.ts';
import styles from './cremation.module.css';
import { text } from './cremation.text.ts';
import { kepcremAddress } from './cremation-address.ts';
import { EnrolmentCard } from './EnrolmentCard.tsx';
import { Months } from './Months.tsx';

type Kepcrem = DataOf<typeof readKepcrem>;

const noEnrolments = (
  <EmptyPanel icon={Flower2} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/member/kepcrem` (R048; D-12): who of the family is enrolled, and what each month costs. */
export function CremationPage() {
  const [params] = useSearchParams();
  const address = kepcremAddress(params);
  const query = useApiQuery(readKepcrem, address);
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={(cached) => (
        <>
          <TabLinks {...collectionTabs} current="kepcrem" />
          {cached && cached.enrolments.length > 0 ? <Enrolments {...cached} /> : null}
        </>
      )}
      loading={text.loading}
      skeleton={(cached) => <KepcremSkeleton cards={cached === undefined} />}
      failed={text.failed}
      failedHint={text.safe}
      failure={query.code === 'not_found' ? <Unknown /> : undefined}
      empty={({ enrolments }) => enrolments.length === 0 && noEnrolments}
    >
      {(kepcrem) => <Months {...kepcrem} page={address.page ?? address.cremation_no} />}
    </QueryPage>
  );
}

/** While other months are fetched the cards stay. */
const KepcremSkeleton = ({ cards }: { readonly cards: boolean }) => (
  <>
    {cards ? <CardsSkeleton cards={2} least="24rem" count={5} /> : null}
    <div className={styles.months}>
      <RowsSkeleton columns={6} rows={cards ? 6 : 12} />
    </div>
  </>
);

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

const Unknown = () => (
  <NoMatch
    title={text.notFound}
    hint={text.notFoundHint}
    to={paths.memberKepcrem}
    back={text.back}
  />
);
