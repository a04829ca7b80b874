import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { Differences } from '../../../../parts/compare/Differences.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { differences } from '../compare/differences.ts';
import { topicText } from '../topics.text.ts';
import { readVersion } from './versions.api.ts';
import { versionsText as text } from './versions.text.ts';

interface ComparisonProps {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

/** What changed from one version to another. */
export function Comparison({ id, before, after }: ComparisonProps) {
  const one = useApiQuery(readVersion, { id, version: String(before) });
  const other = useApiQuery(readVersion, { id, version: String(after) });
  const shared = {
    loading: text.loadingVersion,
    skeleton: <SkeletonLines count={6} />,
    failed: text.failedVersion,
    failedHint: topicText.failedHint,
    staffHome: '/office',
  };
  return (
    <Panel title={text.compared(before, after)}>
      <QueryContent query={one} {...shared}>
        {(first) => (
          <QueryContent query={other} {...shared}>
            {(second) => <Differences found={differences(first.content, second.content)} />}
          </QueryContent>
        )}
      </QueryContent>
    </Panel>
  );
}
