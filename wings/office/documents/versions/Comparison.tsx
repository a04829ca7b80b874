import type { DocumentKey } from '../../../../core/document-keys.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { ChangeNotice } from '../../../../parts/change-notice/ChangeNotice.tsx';
import { Differences } from '../../../../parts/compare/Differences.tsx';
import { differences } from '../../../../parts/compare/differences.ts';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { readDocumentVersion } from '../documents.api.ts';
import styles from '../documents.module.css';
import { text } from '../documents.text.ts';

interface ComparisonProps {
  readonly document: DocumentKey;
  readonly before: string;
  readonly after: string;
}

/** What changed from one version to another, with what its writer says of it. */
export function Comparison({ document, before, after }: ComparisonProps) {
  const one = useApiQuery(readDocumentVersion, { document, version: before });
  const other = useApiQuery(readDocumentVersion, { document, version: after });
  const shared = {
    loading: text.one.loading,
    skeleton: <SkeletonLines count={6} />,
    failed: text.one.failed,
    failedHint: text.failedHint,
    staffHome: '/office',
  };
  return (
    <Panel title={text.compared(before, after)}>
      <QueryContent query={one} {...shared}>
        {(first) => (
          <QueryContent query={other} {...shared}>
            {(second) => (
              <div className={styles.form}>
                <ChangeNotice summary={second.version.change_summary} />
                <Differences found={differences(first.version, second.version)} />
              </div>
            )}
          </QueryContent>
        )}
      </QueryContent>
    </Panel>
  );
}
