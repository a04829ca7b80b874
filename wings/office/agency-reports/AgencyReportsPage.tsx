import { ClipboardCheck } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TableSection } from '../../../parts/table-section/TableSection.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readReports } from './agency-reports.api.ts';
import styles from './agency-reports.module.css';
import { text } from './agency-reports.text.ts';
import { ReportRows } from './parts/ReportRows.tsx';

const skeleton = (
  <TableSection title={text.waiting}>
    <RowsSkeleton columns={6} />
  </TableSection>
);

/** `/office/agency_reports`: what agencies have handed in, to be accepted or sent back (part D). */
export function AgencyReportsPage() {
  return (
    <QueryPage
      query={useApiQuery(readReports, {})}
      title={text.title}
      sub={text.sub}
      className={styles.panels}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(reports) => <Reports {...reports} />}
    </QueryPage>
  );
}

function Reports({ waiting, accepted }: DataOf<typeof readReports>) {
  return (
    <>
      <TableSection title={text.waiting}>
        {waiting.length === 0 ? (
          <EmptyPanel icon={ClipboardCheck} title={text.empty}>
            {text.emptyHint}
          </EmptyPanel>
        ) : (
          <ReportRows caption={text.caption.waiting} reports={waiting} />
        )}
      </TableSection>
      {accepted.length === 0 ? null : (
        <TableSection title={text.accepted}>
          <ReportRows caption={text.caption.accepted} reports={accepted} />
        </TableSection>
      )}
    </>
  );
}
