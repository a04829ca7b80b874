import { useParams } from 'react-router';
import { actorWords, stepWords } from '../../../api/agency/report.text.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readReport } from './agency-reports.api.ts';
import styles from './agency-reports.module.css';
import { text } from './agency-reports.text.ts';
import { Decide } from './parts/Decide.tsx';
import { Moment } from './parts/Moment.tsx';
import { ReportHead } from './parts/ReportHead.tsx';
import { monthWords } from './parts/report-words.ts';
import { Shortfalls } from './parts/Shortfalls.tsx';
import { Slips } from './parts/Slips.tsx';

const skeleton = (
  <Panel title={text.one.summary}>
    <SkeletonLines count={12} />
  </Panel>
);

/** `/office/agency_reports/:unit/:year/:month`: one report, what is short, and the decision. */
export function AgencyReportPage() {
  const { unit = '', year = '', month = '' } = useParams();
  const query = useApiQuery(readReport, { member_group_no: unit, year, month });
  const report = query.data?.report;
  if (isMissing(query)) return <Unknown />;
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.agencyReports.path}>{text.all}</BackLink>}
        title={report ? text.one.title(report.name) : text.title}
        sub={report ? monthWords(report) : undefined}
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
          {(one) => (
            <>
              <ReportHead one={one} />
              {one.report.state === 'SUBMITTED' ? <Decide report={one.report} /> : null}
              <Shortfalls one={one} />
              <Slips one={one} />
              <History one={one} />
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
        to={officeRooms.agencyReports.path}
        back={text.all}
      />
    </>
  );
}

type Step = DataOf<typeof readReport>['steps'][number];

const actorOf = ({ actor, actor_kind: kind }: Step): string =>
  actor ?? (kind === 'agency' ? text.unit : actorWords[kind]);

/** What happened, oldest first, with who did it and when. */
function History({ one: { steps } }: { readonly one: DataOf<typeof readReport> }) {
  return (
    <Panel title={text.one.steps}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.step}`}>
            <b>{stepWords[step.step]}</b> {actorOf(step)}{' '}
            <span className={styles.muted}>
              <Moment at={step.at} />
            </span>
            {step.reason === null ? null : <p>{text.one.because(step.reason)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
