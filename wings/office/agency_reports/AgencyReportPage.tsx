import { useParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { NotAmong } from '../../../kit/blank/NotAmong.tsx';
import { isMissing, useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Back } from '../../../kit/link/Back.tsx';
import { QueryContent } from '../../../kit/page/QueryContent.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { readReport } from './agency_reports.api.ts';
import styles from './agency_reports.module.css';
import { text } from './agency_reports.text.ts';
import { Decide } from './parts/Decide.tsx';
import { History } from './parts/History.tsx';
import { ReportHead } from './parts/ReportHead.tsx';
import { Shortfalls } from './parts/Shortfalls.tsx';
import { Slips } from './parts/Slips.tsx';
import { monthWords } from './parts/said.ts';

const skeleton = (
  <Panel title={text.one.summary}>
    <SkeletonLines count={12} />
  </Panel>
);

/** `/office/agency_reports/:unit/:year/:month`: one report, what is short, and the decision. */
export function AgencyReportPage() {
  const { unit = '', year = '', month = '' } = useParams();
  const query = useFeed(readReport, { member_group_no: unit, year, month });
  const report = query.data?.report;
  if (isMissing(query)) return <Unknown />;
  return (
    <>
      <Top
        title={report ? text.one.title(report.name) : text.title}
        sub={report ? monthWords(report) : undefined}
      />
      <p>
        <Back to={paths.officeReports}>{text.all}</Back>
      </p>
      <div className={styles.panels}>
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={skeleton}
          failed={text.failed}
          failedHint={text.failedSay}
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
