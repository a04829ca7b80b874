import { useState } from 'react';
import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import type { DataOf } from '../../../../api/endpoint.ts';
import { dataUrlOf } from '../../../../kit/file/data-url.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { type MonthNow, monthInput } from '../../../../parts/agency-month/month-now.ts';
import { text as pick } from '../../../../parts/file-pick/pick.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { applyUpload, previewUpload } from '../upload.api.ts';
import { text } from './dialog.text.ts';

export type Preview = DataOf<typeof previewUpload>;

interface Sent {
  readonly file: string;
  readonly name: string;
  readonly layout?: string;
}

interface Looked {
  readonly preview: Preview;
  readonly sent: Sent;
}

/** Bytes; the server takes no more. */
const largestFile = 5 * 1024 * 1024;

async function sentOf(file: File, layout: string): Promise<Sent | string> {
  if (file.size > largestFile) return pick.tooLarge;
  try {
    const url = await dataUrlOf(file);
    // An empty file has no content behind its head.
    const whole = url.includes(',') ? url : `${url.replace(/;base64$/, '')};base64,`;
    const sent = { file: whole, name: file.name.slice(-300) };
    return layout === '' ? sent : { ...sent, layout };
  } catch {
    return pick.unreadable;
  }
}

/** A file on its way: looked at first, then applied as it was looked at. */
export function useUpload(now: MonthNow<MonthReport>, onDone: () => void) {
  const call = useCall();
  const [busy, setBusy] = useState<'checking' | 'applying'>();
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<File>();
  const [looked, setLooked] = useState<Looked>();

  function messageOf(failed: unknown): string {
    const { fields, text: message } = failureOf(failed);
    return Object.values(fields)[0] ?? (message || words.cannotConnect);
  }
  async function look(file: File, layout: string): Promise<void> {
    setChosen(file);
    setError(undefined);
    setBusy('checking');
    try {
      // What stands in the table goes first: the file is held against it.
      if (!(await now.saver.flush())) return setError(text.unsaved);
      const sent = await sentOf(file, layout);
      if (typeof sent === 'string') return setError(sent);
      const { data } = await call(
        previewUpload,
        { ...monthInput(now), ...sent },
        { manner: 'silent' },
      );
      setLooked({ preview: data, sent });
    } catch (failed) {
      setError(messageOf(failed));
    } finally {
      setBusy(undefined);
    }
  }
  async function apply(): Promise<void> {
    if (!looked) return;
    const { sent, preview } = looked;
    const { version, digest } = preview;
    setBusy('applying');
    setError(undefined);
    try {
      const input = { ...monthInput(now), ...sent, version, digest };
      const { messages } = await call(applyUpload, input, { manner: 'silent' });
      await now.refetch();
      notify({ kind: 'success', text: messages ?? '' });
      forget();
      onDone();
    } catch (failed) {
      setError(messageOf(failed));
    } finally {
      setBusy(undefined);
    }
  }
  function forget(): void {
    setLooked(undefined);
    setChosen(undefined);
    setError(undefined);
  }
  return { busy, error, chosen, preview: looked?.preview, look, apply, forget };
}
