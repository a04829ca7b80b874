import { UsersRound } from 'lucide-react';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { BeneficiariesSkeleton } from './BeneficiariesSkeleton.tsx';
import { readGian, takeGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { Nomination } from './Nomination.tsx';

/** `/member/gian` (R050; D-14): who receives what, and whether it comes to a hundred. */
export function BeneficiariesPage() {
  const query = useApiQuery(readGian, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading title={text.title} day={data?.as_of} />
      {state === 'fetching' ? <BeneficiariesSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data && data.beneficiaries.length > 0 ? (
        <Nomination {...data}>
          <FileRow>
            <DownloadFiles endpoint={takeGian} input={{}} />
          </FileRow>
        </Nomination>
      ) : null}
      {data && data.beneficiaries.length === 0 ? (
        <Panel>
          <EmptyState icon={UsersRound} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        </Panel>
      ) : null}
      {data ? <ChangeForm /> : null}
    </>
  );
}
