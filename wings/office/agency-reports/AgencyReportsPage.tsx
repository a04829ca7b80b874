import { ClipboardCheck } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readReports } from './agency-reports.api.ts';
import styles from './agency-reports.module.css';
import { text } from './agency-reports.text.ts';
import { ReportRows } from './parts/ReportRows.tsx';
import { Section } from './parts/Section.tsx';

/** `/office/agency_reports`: what agencies have handed in, to be accepted or sent back (part D). */
export function AgencyReportsPage() {
  const { data, state, ref, retry } = useApiQuery(readReports, {});
  return (
    <>
      <PageHeading title={text.title} sub={text.sub} />
      <div className={styles.panels}>
        {state === 'fetching' ? (
          <Section title={text.waiting}>
            <Loading what={text.loading}>
              <RowsSkeleton columns={6} />
            </Loading>
          </Section>
        ) : null}
        {state === 'failure' ? (
          <Panel>
            <Failed title={text.failed} refCode={ref} onRetry={retry} home="/office">
              {text.failedSay}
            </Failed>
          </Panel>
        ) : null}
        {data ? <Reports {...data} /> : null}
      </div>
    </>
  );
}

function Reports({ waiting, accepted }: DataOf<typeof readReports>) {
  return (
    <>
      <Section title={text.waiting}>
        {waiting.length === 0 ? (
          <Panel>
            <EmptyState icon={ClipboardCheck} title={text.empty}>
              {text.emptySay}
            </EmptyState>
          </Panel>
        ) : (
          <ReportRows caption={text.caption.waiting} reports={waiting} />
        )}
      </Section>
      {accepted.length === 0 ? null : (
        <Section title={text.accepted}>
          <ReportRows caption={text.caption.accepted} reports={accepted} />
        </Section>
      )}
    </>
  );
}
