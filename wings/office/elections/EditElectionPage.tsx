import { useParams, useSearchParams } from 'react-router';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { paths } from '../../../api/paths.ts';
import { electionParts } from '../../../core/election/parts.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { CandidatesPart } from './edit/CandidatesPart.tsx';
import { DocumentsForm } from './edit/DocumentsForm.tsx';
import { ParticularsForm } from './edit/ParticularsForm.tsx';
import { PositionsForm } from './edit/PositionsForm.tsx';
import { ScheduleForm } from './edit/ScheduleForm.tsx';
import { ZonesForm } from './edit/ZonesForm.tsx';
import type { ElectionHead, PartProps } from './election.types.ts';
import { readElection } from './elections.api.ts';
import styles from './elections.module.css';
import { text } from './elections.text.ts';
import { RemovalPanel } from './parts/RemovalPanel.tsx';
import { ResultsPart } from './results/ResultsPart.tsx';
import { VotersPart } from './voters/VotersPart.tsx';

const tabKeys = [...electionParts, 'results'] as const;
type TabKey = (typeof tabKeys)[number];

const screens: Readonly<Record<TabKey, (props: PartProps) => React.ReactNode>> = {
  particulars: ParticularsForm,
  schedule: ScheduleForm,
  positions: PositionsForm,
  zones: ZonesForm,
  candidates: CandidatesPart,
  documents: DocumentsForm,
  voters: VotersPart,
  results: ResultsPart,
};

/** `/office/elections/:year`: one election, a part of it at a time by `?part=` (D-20). */
export function EditElectionPage() {
  const { year = '' } = useParams();
  const [params] = useSearchParams();
  const query = useApiQuery(readElection, { year });
  const election = useLastData(query);
  const mayEdit = useOfficer().roles.includes('registry');
  const wanted = params.get('part');
  // Whoever only releases comes for the results.
  const part = tabKeys.find((key) => key === wanted) ?? (mayEdit ? 'particulars' : 'results');
  const Screen = screens[part];
  if (isMissing(query)) return <Unknown />;
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.elections.path}>{text.all}</BackLink>}
        title={election?.head.title ?? text.title}
        sub={election ? <HeadLine head={election.head} /> : undefined}
      />
      <TabLinks label={text.tabs} tabs={tabsOf(year)} current={part} />
      <div className={styles.panels}>
        {election ? (
          <>
            <Screen key={part} election={election} mayEdit={mayEdit} onSaved={query.retry} />
            {part === 'particulars' ? <RemovalPanel election={election} mayEdit={mayEdit} /> : null}
          </>
        ) : (
          <QueryContent
            query={query}
            loading={text.loading}
            skeleton={
              <Panel title={text.loading}>
                <SkeletonLines count={8} />
              </Panel>
            }
            failed={text.failed}
            failedHint={text.failedHint}
            staffHome="/office"
          >
            {() => null}
          </QueryContent>
        )}
      </div>
    </>
  );
}

const tabsOf = (year: string) =>
  tabKeys.map((key) => ({
    key,
    name: key === 'results' ? text.results : text.parts[key],
    to: officePaths.electionPart(year, key),
  }));

function HeadLine({ head }: { readonly head: ElectionHead }) {
  const { year, status, next_on, next_status, published } = head;
  return (
    <span className={styles.buttons}>
      <span>{text.yearOf(year)}</span>
      <Badge kind="blue">{text.status[status]}</Badge>
      {next_on === null || next_status === null ? null : (
        <span>{text.nextWords(thaiDateShort(next_on), text.status[next_status])}</span>
      )}
      {published ? (
        <SentenceLink to={`${paths.election}?year=${year}`}>{text.onSite}</SentenceLink>
      ) : (
        <Badge kind="wait">{text.hidden}</Badge>
      )}
    </span>
  );
}

function Unknown() {
  return (
    <>
      <PageHeading title={text.title} />
      <NoMatch
        title={text.notFound}
        hint={text.notFoundHint}
        to={officeRooms.elections.path}
        back={text.all}
      />
    </>
  );
}
