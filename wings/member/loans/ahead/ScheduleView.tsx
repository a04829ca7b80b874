import { CalendarCheck, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import type { Satang } from '../../../../core/satang.ts';
import { readBaht } from '../../../../core/satang.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { LedgerSkeleton } from '../../../../parts/ledger/LedgerSkeleton.tsx';
import { ScheduleTable } from '../../../../parts/schedule/ScheduleTable.tsx';
import { Note } from '../../../../shell/frame/Note.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
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
  /** May be drawn again: then the instalments to come are others. */
  readonly revolving: boolean;
}

/** What is still to pay of an open contract, instalment by instalment (D-08). */
export function ScheduleView({ contractNo, arrears, revolving }: ScheduleViewProps) {
  const query = useApiQuery(readLoanSchedule, { statement: contractNo });
  return (
    <section className={styles.view} aria-label={text.title}>
      <QueryContent
        query={query}
        loading={text.loading}
        skeleton={<LedgerSkeleton lines={12} />}
        failed={text.failed}
        failedHint={room.safe}
        empty={({ instalments, impossible }) =>
          instalments.length === 0 && (
            <EmptyPanel
              icon={impossible ? CircleAlert : CalendarCheck}
              title={impossible ? text.impossible : text.none}
            >
              {impossible ? text.impossibleHint : text.noneHint}
            </EmptyPanel>
          )
        }
      >
        {(data) => (
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
            {revolving ? <Alert kind="info">{text.ifNotDrawn}</Alert> : null}
            <Instalments data={data} />
            <Note>{text.note}</Note>
          </>
        )}
      </QueryContent>
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
