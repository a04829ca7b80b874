import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { downloadIntakeRun, readIntakeRun } from './intake.api.ts';
import styles from './intake.module.css';
import { text } from './intake.text.ts';
import { AgencyReports } from './parts/AgencyReports.tsx';
import { FaultList } from './parts/FaultList.tsx';
import { OutcomeBadge } from './parts/OutcomeBadge.tsx';
import { Quarantine } from './parts/Quarantine.tsx';
import { Rewritten } from './parts/Rewritten.tsx';
import { SubjectRows } from './parts/SubjectRows.tsx';
import { SumRows } from './parts/SumRows.tsx';

type Report = DataOf<typeof readIntakeRun>;

const words = text.one;

const skeleton = (
  <Panel title={words.summary}>
    <SkeletonLines count={12} />
  </Panel>
);

/** `/office/intake/:id`: what a run found, and what it changed or would change. */
export function IntakeRunPage() {
  const { id = '' } = useParams();
  const query = useApiQuery(readIntakeRun, { id });
  if (isMissing(query)) return <Unknown />;
  const began = query.data && thaiDateTime(new Date(query.data.began_at));
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.intake.path}>{text.all}</BackLink>}
        title={began === undefined ? text.title : words.title(began)}
      />
      <div className={styles.panels}>
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={skeleton}
          failed={text.failed}
          failedHint={text.failedHint}
          staffHome="/office"
        >
          {(report) => (
            <>
              <Notice report={report} />
              <Overruled report={report} />
              <Quarantine members={report.quarantine} />
              <Summary report={report} id={id} />
              <SubjectRows subjects={report.subjects} />
              <Rewritten subjects={report.subjects} />
              <SumRows subjects={report.subjects} />
              <AgencyReports reports={report.agency_reports} />
            </>
          )}
        </QueryContent>
      </div>
    </>
  );
}

function Unknown() {
  return (
    <>
      <PageHeading title={text.title} />
      <NoMatch
        title={text.notFound}
        hint={text.notFoundHint}
        to={officeRooms.intake.path}
        back={text.all}
      />
    </>
  );
}

/** What has to be done, and each thing that is to be looked into. */
function Notice({ report: { outcome, faults, more } }: { readonly report: Report }) {
  if (outcome !== 'differs' && outcome !== 'refused' && outcome !== 'failed') return null;
  return (
    <>
      <Alert kind={outcome === 'differs' ? 'warn' : 'no'} title={words[outcome].title}>
        {words[outcome].text}
      </Alert>
      {faults.length === 0 ? null : (
        <Panel title={text.faults}>
          <FaultList faults={faults} />
          {more ? <p>{words.more}</p> : null}
        </Panel>
      )}
    </>
  );
}

/** What somebody took upon themselves. */
function Overruled({ report: { overruled, more } }: { readonly report: Report }) {
  if (overruled.length === 0) return null;
  return (
    <Panel title={words.overruled}>
      <FaultList faults={overruled} />
      {more ? <p>{words.more}</p> : null}
    </Panel>
  );
}

function Summary({ report, id }: { readonly report: Report; readonly id: string }) {
  const { outcome, as_of: asOf, publication, before, source, forced, dry_run: dryRun } = report;
  return (
    <Panel
      title={words.summary}
      end={
        <FileRow>
          <DownloadFiles endpoint={downloadIntakeRun} input={{ id }} print={false} />
        </FileRow>
      }
    >
      <Facts>
        <Fact label={text.outcome}>
          <OutcomeBadge outcome={outcome} />
          {forced ? ` ${text.forced}` : null}
          {dryRun ? ` ${text.dryRun}` : null}
        </Fact>
        {asOf === null ? null : <Fact label={text.asOf}>{thaiDateShort(asOf)}</Fact>}
        <Fact label={text.publication}>
          {publication === null ? words.notShown : words.publicationOf(publication)}
        </Fact>
        {before === null ? null : (
          <Fact label={words.before}>
            {words.beforeOf(before.publication, thaiDateShort(before.as_of))}
          </Fact>
        )}
        {source === '' ? null : <Fact label={text.source}>{source}</Fact>}
        {report.delta ? <Fact label={words.form}>{words.delta}</Fact> : null}
        <Fact label={text.began}>
          {thaiDateTime(new Date(report.began_at))} · {words.seconds(report.seconds)}
        </Fact>
      </Facts>
    </Panel>
  );
}
