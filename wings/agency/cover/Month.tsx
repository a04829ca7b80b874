import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { ReportSums } from '../../../core/agency/report.ts';
import { isReportedElsewhere } from '../../../core/agency/state.ts';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Head } from '../../../kit/panel/Head.tsx';
import styles from './cover.module.css';
import { text } from './cover.text.ts';
import { CoverFiles } from './files/CoverFiles.tsx';
import { PayrollFiles } from './files/PayrollFiles.tsx';
import { AwaitedFigures, CoreFigures, ReportFigures } from './head/Figures.tsx';
import { MonthSteps } from './head/MonthSteps.tsx';
import { openDraft } from './result/draft/draft.ts';
import { DraftContext, useSums } from './result/draft/draft-context.ts';
import type { Report } from './result/draft/live-report.ts';
import { useMonthDraft } from './result/draft/use-month-draft.ts';
import { FillRest } from './result/FillRest.tsx';
import { SaveLine } from './result/SaveLine.tsx';
import type { MonthNow } from './submit/month-now.ts';
import { Returned } from './submit/Returned.tsx';
import { SubmitPanels } from './submit/SubmitPanels.tsx';
import { CoverList, everything } from './table/CoverList.tsx';
import type { Cells, Cover } from './table/columns.ts';
import { UploadResult } from './upload/UploadResult.tsx';

/** The cover of a month that there is. */
export type FullCover = Cover & {
  readonly year: number;
  readonly month: number;
  readonly totals: Cells;
  readonly sums: NonNullable<Cover['sums']>;
};

interface MonthProps {
  readonly cover: FullCover;
  readonly serverReport: Report;
}

/** A month with what was reported of it. */
export function Month({ cover, serverReport }: MonthProps) {
  const { draft, saver, report, refetch } = useMonthDraft(cover, serverReport);
  const sums = useSums(draft);
  const [listSearch, setListSearch] = useState(everything);
  const list = useRef<HTMLElement>(null);
  const { may_edit, state } = report;
  const now = useMemo(() => ({ draft, mayEdit: may_edit, hasReport: true }), [draft, may_edit]);
  const { year, month } = cover;
  const shown: MonthNow = { year, month, report, saver, refetch };
  const seek = (next: typeof listSearch) => {
    if (next.page !== listSearch.page) list.current?.scrollIntoView({ block: 'start' });
    setListSearch(next);
  };
  return (
    <DraftContext value={now}>
      <div className={styles.returned}>
        <Returned report={report.report} />
      </div>
      <MonthSteps report={report} sums={sums} />
      {state === 'DRAFT' ? <p className={styles.word}>{text.states.DRAFT}</p> : null}
      <Figures report={report} cover={cover} sums={sums} />
      <section id="results" aria-labelledby="list" ref={list} className={styles.list}>
        <ListHead cover={cover}>
          <FillRest />
          <UploadResult now={shown} />
        </ListHead>
        <CoverList
          {...{ cover, listSearch }}
          totals={cover.totals}
          caption={captionOf(cover)}
          onSeek={seek}
        />
        {may_edit ? (
          <SaveLine
            saver={saver}
            onRefetch={refetch}
            onShowFaults={() => setListSearch({ ...everything, outcome: 'fault' })}
          />
        ) : null}
      </section>
      <Payroll cover={cover} />
      <SubmitPanels now={shown} />
    </DraftContext>
  );
}

interface FiguresProps extends Pick<MonthProps, 'cover'> {
  readonly report: Report;
  readonly sums: ReportSums;
}

/** By the word of whoever has one: the core system, or the agency. */
function Figures({ report: { state, report }, cover, sums }: FiguresProps) {
  if (state === 'POSTED') return <CoreFigures sums={cover.sums} />;
  const isElsewhere = state !== null && isReportedElsewhere(state, report?.state ?? 'NONE');
  const isUnreported = sums.unreported.count === sums.billed.count;
  return isElsewhere && isUnreported ? (
    <AwaitedFigures sums={sums} />
  ) : (
    <ReportFigures sums={sums} />
  );
}

/** The month alone, where what was reported could not be had: nothing is said of that. */
export function BareMonth({ cover }: { readonly cover: FullCover }) {
  const [draft] = useState(() => openDraft({ bills: [], lines: [] }));
  const [listSearch, setListSearch] = useState(everything);
  const now = useMemo(() => ({ draft, mayEdit: false, hasReport: false }), [draft]);
  return (
    <DraftContext value={now}>
      <section aria-labelledby="list" className={styles.list}>
        <ListHead cover={cover} />
        <CoverList
          {...{ cover, listSearch }}
          totals={cover.totals}
          caption={captionOf(cover)}
          onSeek={setListSearch}
        />
      </section>
      <Payroll cover={cover} />
    </DraftContext>
  );
}

function Payroll({ cover: { year, month, payroll, state } }: { readonly cover: FullCover }) {
  if (state === 'DRAFT') return null;
  return (
    <div className={styles.next}>
      <PayrollFiles {...{ year, month, payroll }} />
    </div>
  );
}

const captionOf = (cover: FullCover): string => `${text.title} ${monthName(cover)}`;

interface ListHeadProps {
  readonly cover: FullCover;
  readonly children?: ReactNode;
}

function ListHead({ cover, children }: ListHeadProps) {
  const { year, month, state, detail } = cover;
  const hint = detail === 'total' ? text.list.hintShort : text.list.hint;
  return (
    <>
      <Head
        title={text.list.title}
        id="list"
        end={state === 'DRAFT' ? undefined : <CoverFiles year={year} month={month} />}
      />
      <p className={styles.hint}>{hint}</p>
      <div className={styles.tools}>{children}</div>
    </>
  );
}
