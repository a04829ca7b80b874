import { UsersRound } from 'lucide-react';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { downloadGian, readGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { Nomination } from './Nomination.tsx';

const skeleton = (
  <>
    <FileRow />
    <CardsSkeleton count={9} />
  </>
);

const nobody = (
  <EmptyPanel icon={UsersRound} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);

/** `/member/gian` (R050; D-14): who receives what, and whether it comes to a hundred. */
export function BeneficiariesPage() {
  const query = useApiQuery(readGian, {});
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={asOfLine}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      empty={({ beneficiaries }) => beneficiaries.length === 0 && nobody}
      below={query.data ? <ChangeForm /> : null}
    >
      {(nomination) => (
        <Nomination {...nomination}>
          <FileRow>
            <DownloadFiles endpoint={downloadGian} input={{}} />
          </FileRow>
        </Nomination>
      )}
    </QueryPage>
  );
}
