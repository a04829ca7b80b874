import { UsersRound } from 'lucide-react';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { readGian, takeGian } from './gian.api.ts';
import { text } from './gian.text.ts';
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
export function GianPage() {
  const query = useFeed(readGian, {});
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
            <TakeFiles endpoint={takeGian} input={{}} />
          </FileRow>
        </Nomination>
      )}
    </QueryPage>
  );
}
