import { useState } from 'react';
import { letters, reportLimits } from '../../../../core/agency/report.ts';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { words } from '../../../../kit/words.text.ts';
import { saveReport } from '../report/report.api.ts';
import { askedOf, type MonthNow } from './month-now.ts';
import { text } from './submit.text.ts';

const { most } = reportLimits.explanation;

/** The words about the difference: as typed, and kept with the draft when they are saved. */
export function useExplanation(now: MonthNow) {
  const call = useCall();
  const saved = now.report.report?.explanation ?? '';
  const [typed, setTyped] = useState(saved);
  const [known, setKnown] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // Somebody else has written: what was typed here stays if it differs from what there was.
  if (known !== saved) {
    setKnown(saved);
    if (typed === known) setTyped(saved);
  }
  const isNew = typed.trim() !== saved.trim();

  /** Says whether the server has what is typed. */
  async function save(): Promise<boolean> {
    if (!isNew) return true;
    if (letters(typed) > most) {
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
      const explanation = typed.trim();
      const version = now.saver.version();
      await call(
        saveReport,
        { ...askedOf(now), version, lines: [], explanation },
        { manner: 'silent' },
      );
      await now.refetch();
      return true;
    } catch (failed) {
      const { fields, text: said } = failureOf(failed);
      setError(fields.explanation ?? (said || words.cannotConnect));
      return false;
    } finally {
      setBusy(false);
    }
  }
  function type(next: string): void {
    setTyped(next);
    setError(undefined);
  }
  return { typed, type, isNew, busy, error, save };
}

export type Explanation = ReturnType<typeof useExplanation>;
