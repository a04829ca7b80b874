/** The draft of the month on the page: made once, saved by itself, mended from the server. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type MonthReport,
  readReport,
  saveReport,
} from '../../../../api/agency/report/report.api.ts';
import { readBaht } from '../../../../core/satang.ts';
import { type Draft, openDraft } from '../../../../parts/agency-month/draft/draft.ts';
import { useSums } from '../../../../parts/agency-month/draft/draft-context.ts';
import { monthInput } from '../../../../parts/agency-month/month-now.ts';
import { useUnsavedForms } from '../../../../parts/edit-form/unsaved-forms.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { liveReport } from './live-report.ts';
import { openSaver, type Saver } from './saver.ts';

export interface MonthDraft {
  readonly draft: Draft;
  readonly saver: Saver;
  /** As it stands here and now. */
  readonly report: MonthReport;
  /** Asks the server what it has, and goes on from there; rejects where it cannot be had. */
  readonly refetch: () => Promise<void>;
}

/** A month's bills as they travel. */
interface BilledMonth {
  readonly year: number;
  readonly month: number;
  readonly members: readonly {
    readonly membership_no: string;
    readonly bill_seq: number;
    /** Baht. */
    readonly total: string;
    readonly consent: boolean;
  }[];
}

/** Draft of one month from its `cover` and `serverReport`; another month is another component. */
export function useMonthDraft(cover: BilledMonth, serverReport: MonthReport): MonthDraft {
  const call = useCall();
  const { year, month } = cover;
  const input = useMemo(() => monthInput({ year, month }), [year, month]);
  const [server, setServer] = useState(serverReport);
  const [{ draft, saver }] = useState(() => {
    const lines = serverReport.report?.lines ?? [];
    const made = openDraft({ bills: billsOf(cover), lines });
    const { version = 0, saved_at = null, saved_by = null } = serverReport.report ?? {};
    return {
      draft: made,
      saver: openSaver({
        ...{ draft: made, version, savedAt: saved_at, savedBy: saved_by },
        send: async (at, sent) => {
          const change = { ...input, version: at, lines: [...sent] };
          // The line below the list tells of a failure, and stays until it is mended.
          return (await call(saveReport, change, { manner: 'silent' })).data;
        },
      }),
    };
  });
  useEffect(() => saver.open(), [saver]);
  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [saver]);
  useWarning(draft, saver);

  const sums = useSums(draft);
  const version = useSyncExternalStore(saver.watch, saver.version);
  const report = useMemo(
    () => liveReport(server, { version, sums, changed: draft.changed() }),
    [server, version, sums, draft],
  );
  const refetch = useCallback(async () => {
    const { data } = await call(readReport, input);
    const { version: at = 0, lines = [], saved_at = null, saved_by = null } = data.report ?? {};
    saver.rebase({ version: at, lines, mayEdit: data.may_edit, at: saved_at, by: saved_by });
    setServer(data);
  }, [call, input, saver]);
  return { draft, saver, report, refetch };
}

const billsOf = ({ members }: BilledMonth) =>
  members.map((line) => ({
    memberNo: line.membership_no,
    seq: line.bill_seq,
    billedSatang: readBaht(line.total),
    consent: line.consent,
  }));

/** What is typed and not saved must not be lost without a word, by a link or a closed window. */
function useWarning(draft: Draft, saver: Saver): void {
  const { add } = useUnsavedForms();
  useEffect(() => {
    const isAtFault = () => draft.faults().length > 0;
    const warn = (event: BeforeUnloadEvent) => {
      const isSaved = saver.state().kind === 'saved' && draft.unsent().length === 0;
      if (!isSaved || isAtFault()) event.preventDefault();
    };
    // A link leaves time to save: it asks only about what could not be.
    const isStuck = () => ['failed', 'conflict'].includes(saver.state().kind) || isAtFault();
    const takeOut = add(isStuck);
    window.addEventListener('beforeunload', warn);
    return () => {
      takeOut();
      window.removeEventListener('beforeunload', warn);
    };
  }, [add, draft, saver]);
}
