import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { saveReport } from '../../../api/agency/report/report.api.ts';
import { reportLimits } from '../../../core/agency/report.ts';
import { areTooLong, tidyWords } from '../../../core/typed/typed-words.ts';
import { words } from '../../../kit/words.text.ts';
import { type MonthNow, monthInput } from '../../../parts/agency-month/month-now.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { text } from './submit.text.ts';

const { most } = reportLimits.explanation;

/** The words about the difference: as typed, and kept with the draft when they are saved. */
export function useExplanation(now: MonthNow<MonthReport>) {
  const call = useCall();
  const saved = now.report.report?.explanation ?? '';
  const [typed, setTyped] = useState(saved);
  const [savedText, setSavedText] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // Somebody else has written: what was typed here stays if it differs from what there was.
  if (savedText !== saved) {
    setSavedText(saved);
    if (typed === savedText) setTyped(saved);
  }
  const isNew = tidyWords(typed) !== tidyWords(saved);

  async function send(): Promise<boolean> {
    if (areTooLong(typed, most)) {
      setError(text.tooLong(most));
      return false;
    }
    setBusy(true);
    setError(undefined);
    try {
      // Results that are typed go first: both change the version.
      if (!(await now.saver.flush())) {
        setError(text.unsaved);
        return false;
      }
      const explanation = tidyWords(typed);
      const version = now.saver.version();
      await call(
        saveReport,
        { ...monthInput(now), version, lines: [], explanation },
        { manner: 'silent' },
      );
      await now.refetch();
      return true;
    } catch (failed) {
      const { code, fields, text: message } = failureOf(failed);
      setError(fields.explanation ?? (message || words.cannotConnect));
      // What somebody else has done since is shown beside what is typed here.
      if (code === 'conflict') await now.refetch().catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }
  function type(next: string): void {
    setTyped(next);
    setError(undefined);
  }
  /** Says whether the server has what is typed. */
  const save = async () => !isNew || send();
  /** The words as they are, for the difference as it is now. */
  const confirm = send;
  return { typed, type, isNew, busy, error, save, confirm };
}

export type Explanation = ReturnType<typeof useExplanation>;
