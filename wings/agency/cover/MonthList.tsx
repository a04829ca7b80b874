import { type ReactNode, useMemo, useRef, useState } from 'react';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Head } from '../../../kit/panel/Head.tsx';
import { openDraft } from '../../../parts/agency-month/draft/draft.ts';
import { DraftContext } from '../../../parts/agency-month/draft/draft-context.ts';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';
import styles from './cover.module.css';
import { text } from './cover.text.ts';
import { CoverFiles } from './files/CoverFiles.tsx';
import { CoverList, everything } from './table/CoverList.tsx';
import type { Cells, Cover } from './table/columns.ts';
import type { ResultColumn } from './table/result-column.ts';

/** The cover of a month that there is. */
export type FullCover = Cover & {
  readonly year: number;
  readonly month: number;
  readonly totals: Cells;
  readonly sums: NonNullable<Cover['sums']>;
};

interface MonthListProps {
  readonly cover: FullCover;
  readonly Result: ResultColumn;
  /** Between the head and the members. */
  readonly tools?: ReactNode;
  /** Below the members; it may ask for those whose results are at fault. */
  readonly foot?: (showFaults: () => void) => ReactNode;
}

/** The members of a month with their results, and the files of it. */
export function MonthList({ cover, Result, tools, foot }: MonthListProps) {
  const [listSearch, setListSearch] = useState(everything);
  const list = useRef<HTMLElement>(null);
  const { year, month, state, detail, payroll, members } = cover;
  const isSent = state !== 'DRAFT';
  // Once the result has been handed in a warning not to deduct comes too late.
  const isWarned = state === 'SENT' || state === 'OPENED';
  const withoutConsent = isWarned ? members.filter(({ consent }) => !consent).length : 0;
  const seek = (next: typeof listSearch) => {
    if (next.page !== listSearch.page) list.current?.scrollIntoView({ block: 'start' });
    setListSearch(next);
  };
  return (
    <section id="results" aria-labelledby="list" ref={list} className={styles.list}>
      <Head
        title={text.list.title}
        id="list"
        end={isSent ? <CoverFiles {...{ year, month, payroll, withoutConsent }} /> : undefined}
      />
      <p className={styles.hint}>{detail === 'total' ? text.list.hintShort : text.list.hint}</p>
      <p>
        <Explain of="cover" inWords />
      </p>
      <ConsentNotice count={withoutConsent} />
      <div className={styles.tools}>{tools}</div>
      <CoverList
        {...{ cover, listSearch, Result }}
        totals={cover.totals}
        caption={`${text.title} ${monthName(cover)}`}
        onSeek={seek}
      />
      {foot?.(() => setListSearch({ ...everything, outcome: 'fault' }))}
    </section>
  );
}

/** The month alone, where what was reported could not be had: nothing is said of that. */
export function BareMonth({ cover, Result }: Pick<MonthListProps, 'cover' | 'Result'>) {
  const [draft] = useState(() => openDraft({ bills: [], lines: [] }));
  const now = useMemo(() => ({ draft, mayEdit: false, hasReport: false }), [draft]);
  return (
    <DraftContext value={now}>
      <MonthList cover={cover} Result={Result} />
    </DraftContext>
  );
}
