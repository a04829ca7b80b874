import type { DataOf } from '../../../api/endpoint.ts';
import { ChangeNotice } from '../../../parts/change-notice/ChangeNotice.tsx';
import { versionBefore } from '../../../parts/change-notice/version-before.ts';
import { Compared } from '../../../parts/compare/Compared.tsx';
import { ComparedWith } from '../../../parts/compare/ComparedWith.tsx';
import { compareText } from '../../../parts/compare/compare.text.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readPolicy } from './cookie.api.ts';

type Policy = DataOf<typeof readPolicy>;

interface PolicyChangeProps {
  readonly policy: Policy;
  /** Address of the page. */
  readonly path: string;
}

/** What a version of a policy changed, and the way to the one before. */
export function PolicyChange({ policy, path }: PolicyChangeProps) {
  const { versions, change_summary: summary } = policy;
  const before = versionBefore(versions, policy.version);
  if (before === undefined) return <ChangeNotice summary={summary} />;
  const version = String(before.version);
  return (
    <ChangeNotice summary={summary} before={{ version, to: `${path}?version=${version}` }}>
      <Compared summary={compareText.lineByLine}>
        {() => <LineByLine before={version} policy={policy} />}
      </Compared>
    </ChangeNotice>
  );
}

interface LineByLineProps {
  readonly before: string;
  readonly policy: Policy;
}

function LineByLine({ before, policy }: LineByLineProps) {
  const query = useApiQuery(readPolicy, { kind: policy.kind, version: before });
  return <ComparedWith query={query} wordsOf={(read) => read} after={policy} />;
}
