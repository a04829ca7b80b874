import { CalendarCheck, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import type { Satang } from '../../../../core/satang.ts';
import { readBaht } from '../../../../core/satang.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { EmptyState } from '../../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { LedgerSkeleton } from '../../../../parts/ledger/LedgerSkeleton.tsx';
import { ScheduleTable } from '../../../../parts/schedule/ScheduleTable.tsx';
import { Note } from '../../../../shell/frame/Note.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { text as room } from '../loans.text.ts';
import { instalmentOf } from './instalment.ts';
import { downloadLoanSchedule, readLoanSchedule } from './projection.api.ts';
import styles from './projection.module.css';
import { text as words } from './projection.text.ts';

const text = words.schedule;

interface ScheduleViewProps {
  readonly contractNo: string;
  /** Principal that should have been paid by now, in baht. */
  readonly arrears: string;
}

/** What is still to pay of an open contract, instalment by instalment (D-08). */
export function ScheduleView({ contractNo, arrears }: ScheduleViewProps) {
  const { phone } = useSite();
  const { state, data, ref, retry } = useApiQuery(readLoanSchedule, { statement: contractNo });
  return (
    <section className={styles.view} aria-label={text.title}>
      {state === 'fetching' ? (
        <Loading what={text.loading}>
          <LedgerSkeleton lines={12} />
        </Loading>
      ) : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {room.safe}
          </Failed>
        </Panel>
      ) : null}
      {data && data.instalments.length > 0 ? (
        <>
          <div className={styles.head}>
            <p>
              {text.upTo} <ThaiDate day={data.as_of} long />
            </p>
            <DownloadFiles endpoint={downloadLoanSchedule} input={{ statement: contractNo }} />
          </div>
          {arrears === '0.00' ? null : (
            <Alert kind="warn">
              {text.arrears} <Money value={arrears} />
              <br />
              {text.arrearsHint}
            </Alert>
          )}
          <Instalments data={data} />
          <Note>{text.note}</Note>
        </>
      ) : null}
      {data && data.instalments.length === 0 ? (
        <Panel>
          <EmptyState
            icon={data.impossible ? CircleAlert : CalendarCheck}
            title={data.impossible ? text.impossible : text.none}
          >
            {data.impossible ? text.impossibleHint : text.noneHint}
          </EmptyState>
        </Panel>
      ) : null}
    </section>
  );
}

const money = (satang: Satang) => <Money value={satang} />;

function Instalments({ data }: { readonly data: DataOf<typeof readLoanSchedule> }) {
  const schedule = useMemo(
    () => ({
      instalments: data.instalments.map(instalmentOf),
      totalInterestSatang: readBaht(data.total_interest),
      totalPaidSatang: readBaht(data.total_payment),
    }),
    [data],
  );
  return <ScheduleTable schedule={schedule} money={money} />;
}
