import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { type Failure, failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { useStoreAnswer } from '../../../shell/query/use-store-answer.ts';
import { readCategories, saveCategories } from './categories.api.ts';
import { text } from './categories.text.ts';
import { mergeRows } from './merge.ts';
import { type Category, type Row, rowsOf } from './rows.ts';

type Data = DataOf<typeof readCategories>;

/** Somebody else saved first. */
interface Overtaken {
  readonly title: string;
  /** The list as it was when it was opened here, or last brought together with a newer one. */
  readonly opened: readonly Category[];
}

const silent = { manner: 'silent' } as const;

/** The list while it is edited: nothing typed is lost, whoever saved meanwhile. */
export function useCategories(data: Data) {
  const call = useCall();
  const forget = useInvalidate();
  const keep = useStoreAnswer(readCategories);
  const [base, setBase] = useState(data);
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(data.categories));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [overtaken, setOvertaken] = useState<Overtaken>();

  async function readNow(): Promise<Data> {
    const { data: now } = await call(readCategories, {}, silent);
    keep(now);
    setBase(now);
    return now;
  }
  function take(categories: readonly Category[]) {
    setRows(rowsOf(categories));
    setOvertaken(undefined);
  }
  /** Brings what was typed and what stands now together; saving again is meant for both. */
  async function bringTogether(title: string) {
    const now = await readNow();
    setRows(mergeRows(base.categories, rows, now.categories));
    setOvertaken({ title, opened: base.categories });
  }
  /** Gives what the server refused; undefined once it is saved. */
  async function save(): Promise<Failure | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      const categories = rows.map(({ id, isNew, topics, ...row }) => row);
      await call(saveCategories, { version: base.version, categories }, silent);
      notify({ kind: 'success', text: text.saved });
      // What cannot be read again is asked for anew with the whole page.
      await readNow().then(
        (now) => take(now.categories),
        () => forget(readCategories),
      );
      return undefined;
    } catch (error) {
      const failed = failureOf(error);
      if (failed.code !== 'conflict') setFailure(failed);
      else await bringTogether(failed.text).catch((why) => setFailure(failureOf(why)));
      return failed;
    } finally {
      setBusy(false);
    }
  }
  return {
    ...{ rows, setRows, busy, failure, save },
    isChanged: JSON.stringify(rows) !== JSON.stringify(rowsOf(base.categories)),
    conflict: overtaken && {
      ...{ ...overtaken, now: base.categories },
      onTake: () => take(base.categories),
    },
  };
}
