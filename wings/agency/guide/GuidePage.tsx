import { BookOpen, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { Guide } from './GuideView.tsx';
import { downloadGuideGroup, readGuideGroup } from './guide.api.ts';
import styles from './guide.module.css';
import { text } from './guide.text.ts';
import { Since } from './Since.tsx';

const skeleton = (
  <div className={styles.page}>
    <PanelSkeleton count={2} />
    <PanelSkeleton count={5} />
    <PanelSkeleton count={4} />
  </div>
);

/** `/membergroup/guide_group` (R077; D-34): the guide, its contents, and that it was read. */
export function GuidePage() {
  const [params] = useSearchParams();
  const version = params.get('version') ?? undefined;
  const query = useApiQuery(readGuideGroup, version === undefined ? {} : { version });
  const { data } = query;
  return (
    <QueryPage
      query={query}
      title={data?.title ?? text.title}
      sub={data ? <Since {...data} /> : undefined}
      control={data ? <PrintButton version={data.version} /> : undefined}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.failedHint}
      failure={isMissing(query) ? <Missing isNone={version === undefined} /> : undefined}
    >
      {(guide) => <Guide key={guide.version} {...guide} />}
    </QueryPage>
  );
}

function PrintButton({ version }: { readonly version: number }) {
  const { busy, download } = useFile(downloadGuideGroup);
  return (
    <Button
      small
      icon={FileText}
      busy={busy !== undefined}
      busyText={text.making}
      onClick={() => void download({ format: 'pdf', version: String(version) })}
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
    <EmptyPanel icon={BookOpen} title={text.none}>
      {text.noneHint}
    </EmptyPanel>
  );
}
