import { useParams } from 'react-router';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import type { Case } from './case-changes.ts';
import { readComplaint } from './complaints.api.ts';
import styles from './complaints.module.css';
import { text } from './complaints.text.ts';
import { AnswerPanel } from './parts/AnswerPanel.tsx';
import { AssignPanel } from './parts/AssignPanel.tsx';
import { CaseHead } from './parts/CaseHead.tsx';
import { ContactPanel } from './parts/ContactPanel.tsx';
import { NotesPanel } from './parts/NotesPanel.tsx';
import { PublishPanel } from './parts/PublishPanel.tsx';
import { StepsPanel } from './parts/StepsPanel.tsx';
import { TimelinePanel } from './parts/TimelinePanel.tsx';
import { WordsPanel } from './parts/WordsPanel.tsx';
import { useCase } from './use-case.ts';

const words = text.one;
const toAll = <BackLink to={officeRooms.complaints.path}>{words.back}</BackLink>;
const skeleton = (
  <Panel title={words.facts}>
    <SkeletonLines count={8} />
  </Panel>
);

/** `/office/complaints/:id`: one case whole, and what staff do with it (D-21). */
export function ComplaintPage() {
  const { id = '' } = useParams();
  const query = useApiQuery(readComplaint, { id });
  if (isMissing(query)) return <Missing />;
  return (
    <>
      {query.data ? null : <PageHeading back={toAll} title={text.title} />}
      <QueryContent
        query={query}
        loading={words.loading}
        skeleton={skeleton}
        failed={words.failed}
        failedHint={text.failedHint}
        staffHome="/office"
      >
        {(first) => <Whole key={first.id} first={first} />}
      </QueryContent>
    </>
  );
}

function Missing() {
  return (
    <>
      <PageHeading title={text.title} />
      <NoMatch
        title={words.missing}
        hint={words.missingHint}
        to={officeRooms.complaints.path}
        back={words.back}
      />
    </>
  );
}

function Whole({ first }: { readonly first: Case }) {
  const open = useCase(first);
  const isClosed = open.one.status === 'CLOSED';
  return (
    <>
      <CaseHead back={toAll} one={open.one} />
      <div className={styles.case}>
        <div className={styles.panels}>
          <WordsPanel one={open.one} />
          <StepsPanel open={open} />
          {isClosed ? null : <AnswerPanel open={open} />}
        </div>
        <div className={styles.panels}>
          <AssignPanel open={open} />
          <ContactPanel one={open.one} />
          <NotesPanel open={open} />
          <TimelinePanel one={open.one} />
        </div>
      </div>
      <PublishPanel open={open} />
    </>
  );
}
