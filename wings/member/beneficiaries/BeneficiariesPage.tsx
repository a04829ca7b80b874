import { UsersRound } from 'lucide-react';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { TakeFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { GianBones } from './BeneficiariesSkeleton.tsx';
import { readGian, takeGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { Nomination } from './Nomination.tsx';

/** `/member/gian` (R050; D-14): who receives what, and whether it comes to a hundred. */
export function GianPage() {
  const feed = useFeed(readGian, {});
  const { state, data } = feed;
  return (
    <>
      <DatedTop title={text.title} day={data?.as_of} />
      {state === 'fetching' ? <GianBones /> : null}
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
      {data && data.beneficiaries.length > 0 ? (
        <Nomination {...data}>
          <FileRow>
            <TakeFiles endpoint={takeGian} input={{}} />
          </FileRow>
        </Nomination>
      ) : null}
      {data && data.beneficiaries.length === 0 ? (
        <Panel>
          <Blank icon={UsersRound} title={text.empty}>
            {text.emptyHint}
          </Blank>
        </Panel>
      ) : null}
      {data ? <ChangeForm /> : null}
    </>
  );
}
