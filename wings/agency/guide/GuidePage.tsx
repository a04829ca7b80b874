import { BookOpen, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { Guide } from './GuideView.tsx';
import { readGuideGroup, takeGuideGroup } from './guide.api.ts';
import { text } from './guide.text.ts';
import { Since } from './Since.tsx';

/** `/membergroup/guide_group` (R077; D-34): the guide, its contents, and that it was read. */
export function GuidePage() {
  const [params] = useSearchParams();
  const version = params.get('version') ?? undefined;
  const query = useApiQuery(readGuideGroup, version === undefined ? {} : { version });
  const { state, data, code } = query;
  const isMissing = code === 'not_found' || code === 'bad_input';
  return (
    <>
      <PageHeading
        title={data?.title ?? text.title}
        sub={data ? <Since {...data} /> : undefined}
        end={data ? <PrintButton version={data.version} /> : undefined}
      />
      {state === 'fetching' ? <GuideSkeleton /> : null}
      {isMissing ? (
        <Missing isNone={version === undefined} />
      ) : (
        <FailedQuery query={query} title={text.failed}>
          {text.failedSay}
        </FailedQuery>
      )}
      {data ? <Guide key={data.version} {...data} /> : null}
    </>
  );
}

function PrintButton({ version }: { readonly version: number }) {
  const { busy, take } = useFile(takeGuideGroup);
  return (
    <Button
      small
      icon={FileText}
      busy={busy !== undefined}
      busyText={text.making}
      onClick={() => void take({ format: 'pdf', version: String(version) })}
    >
      {text.print}
    </Button>
  );
}

/** There is no guide at all, or none under the number of the address. */
function Missing({ isNone }: { readonly isNone: boolean }) {
  if (!isNone) {
    return (
      <NoMatch
        title={text.noSuch}
        hint={text.noSuchHint}
        to={paths.agencyGuide}
        back={text.current}
      />
    );
  }
  return (
    <Panel>
      <EmptyState icon={BookOpen} title={text.none}>
        {text.noneHint}
      </EmptyState>
    </Panel>
  );
}
