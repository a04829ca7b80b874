import { useParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { NotAmong } from '../../../kit/empty-state/NoMatch.tsx';
import { Back } from '../../../kit/link/BackLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsBones } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Top } from '../../../shell/frame/PageHeading.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
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
  const feed = useFeed(readReport, { member_group_no: unit, year, month });
  const { data, state, code, ref, retry } = feed;
  if (state === 'failure' && (code === 'not_found' || code === 'bad_input')) return <Unknown />;
  return (
    <>
      <Top
        title={data ? text.one.title(data.report.name) : text.title}
        sub={data ? monthWords(data.report) : undefined}
      />
      <p>
        <Back to={paths.officeReports}>{text.all}</Back>
      </p>
      <div className={styles.panels}>
        {state === 'fetching' ? (
          <Panel title={text.one.summary}>
            <Loading what={text.loading}>
              <RowsBones columns={2} />
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
      <Top title={text.title} />
      <NotAmong
        title={text.notFound}
        hint={text.notFoundSay}
        to={paths.officeReports}
        back={text.all}
      />
    </>
  );
}
