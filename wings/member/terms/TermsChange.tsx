import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { ChangeNotice } from '../../../parts/change-notice/ChangeNotice.tsx';
import { versionBefore } from '../../../parts/change-notice/version-before.ts';
import { Compared } from '../../../parts/compare/Compared.tsx';
import { ComparedWith } from '../../../parts/compare/ComparedWith.tsx';
import { compareText } from '../../../parts/compare/compare.text.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';

type Terms = DataOf<typeof readTerms>;

/** What a version of the terms changed, and the way to the one before. */
export function TermsChange({ terms }: { readonly terms: Terms }) {
  const before = versionBefore(terms.versions, terms.version);
  if (before === undefined) return <ChangeNotice summary={terms.change_summary} />;
  const { version } = before;
  const to = `${paths.memberTerms}?version=${encodeURIComponent(version)}`;
  return (
    <ChangeNotice summary={terms.change_summary} before={{ version, to }}>
      <Compared summary={compareText.lineByLine}>
        {() => <LineByLine before={version} terms={terms} />}
      </Compared>
    </ChangeNotice>
  );
}

interface LineByLineProps {
  readonly before: string;
  readonly terms: Terms;
}

function LineByLine({ before, terms }: LineByLineProps) {
  const query = useApiQuery(readTerms, { version: before });
  return <ComparedWith query={query} wordsOf={(read) => read} after={terms} />;
}
