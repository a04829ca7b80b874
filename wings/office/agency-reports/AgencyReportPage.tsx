import { useParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readReport } from './agency-reports.api.ts';
import styles from './agency-reports.module.css';
import { text } from './agency-reports.text.ts';
import { Decide } from './parts/Decide.tsx';
import { History } from './parts/History.tsx';
import { ReportHead } from './parts/ReportHead.tsx';
import { monthWords } from './parts/report-words.ts';
import { Shortfalls } from './parts/Shortfalls.tsx';
import { Slips } from './parts/Slips.tsx';

/** `/office/agency_reports/:unit/:year/:month`: one report, what is short, and the decision. */
export function AgencyReportPage() {
  const { unit = '', year = '', month = '' } = useParams();
  const query = useApiQuery(readReport, { member_group_no: unit, year, month });
  const { data, state, code, ref, retry } = query;
  if (state === 'failure' && (code === 'not_found' || code === 'bad_input')) return <Unknown />;
  return (
    <>
      <PageHeading
        title={data ? text.one.title(data.report.name) : text.title}
        sub={data ? monthWords(data.report) : undefined}
      />
      <p>
        <BackLink to={paths.officeReports}>{text.all}</BackLink>
      </p>
      <div className={styles.panels}>
        {state === 'fetching' ? (
          <Panel title={text.one.summary}>
            <Loading what={text.loading}>
              <RowsSkeleton columns={2} />
            </Loading>
          </Panel>
        ) : null}
        {state === 'failure' ? (
          <Panel>
            <Failed title={text.failed} refCode={ref} onRetry={retry} home="/office">
              {text.failedSay}
            </Failed>
          </Panel>
        ) : null}
        {data ? (
          <>
            <ReportHead one={data} />
            {data.report.state === 'SUBMITTED' ? <Decide report={data.report} /> : null}
            <Shortfalls one={data} />
            <Slips one={data} />
            <History one={data} />
          </>
        ) : null}
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
        hint={text.notFoundSay}
        to={paths.officeReports}
        back={text.all}
      />
    </>
  );
}
