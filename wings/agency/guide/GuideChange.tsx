import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { ChangeNotice } from '../../../parts/change-notice/ChangeNotice.tsx';
import { versionBefore } from '../../../parts/change-notice/version-before.ts';
import { Compared } from '../../../parts/compare/Compared.tsx';
import { ComparedWith } from '../../../parts/compare/ComparedWith.tsx';
import { compareText } from '../../../parts/compare/compare.text.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readGuideGroup } from './guide.api.ts';

type GuideData = DataOf<typeof readGuideGroup>;

/** The guide in one piece again. */
const wordsOf = ({ title, intro_html, sections }: GuideData) => ({
  title,
  body_html: intro_html + sections.map((one) => `<h2>${one.title}</h2>${one.html}`).join(''),
});

/** What a version of the guide changed, and the way to the one before. */
export function GuideChange({ guide }: { readonly guide: GuideData }) {
  const before = versionBefore(guide.versions, guide.version);
  if (before === undefined) return <ChangeNotice summary={guide.change_summary} />;
  const version = String(before.version);
  const to = `${paths.agencyGuide}?version=${version}`;
  return (
    <ChangeNotice summary={guide.change_summary} before={{ version, to }}>
      <Compared summary={compareText.lineByLine}>
        {() => <LineByLine before={version} guide={guide} />}
      </Compared>
    </ChangeNotice>
  );
}

interface LineByLineProps {
  readonly before: string;
  readonly guide: GuideData;
}

function LineByLine({ before, guide }: LineByLineProps) {
  const query = useApiQuery(readGuideGroup, { version: before });
  return <ComparedWith query={query} wordsOf={wordsOf} after={wordsOf(guide)} />;
}
