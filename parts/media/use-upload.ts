import { useState } from 'react';
import { dataUrlOf } from '../../kit/file/data-url.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { mediaText as text } from './media.text.ts';

/** A file on its way: as a data URL, and as it is called. */
export interface Sent {
  readonly file: string;
  readonly name: string;
}

const largest = 10 * 1024 * 1024;

/** Sends a chosen file; what went wrong is told, and the file can be chosen again. */
export function useUpload<Uploaded>(
  send: (sent: Sent) => Promise<Uploaded>,
  onDone: (uploaded: Uploaded) => void,
  prepare: (file: File) => Promise<Blob> = async (file) => file,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt(file: File): Promise<string | undefined> {
    try {
      const blob = await prepare(file);
      if (blob.size > largest) return text.tooLarge;
      const url = await dataUrlOf(blob).catch(() => undefined);
      if (url === undefined) return text.unreadable;
      onDone(await send({ file: url, name: file.name }));
      return undefined;
    } catch (failed) {
      const { fields, text: refusal } = failureOf(failed);
      return fields.file ?? fields.name ?? (refusal || text.failed);
    }
  }
  /** Says whether it was taken. */
  async function pick(file: File): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    const fault = await attempt(file);
    setError(fault);
    setBusy(false);
    return fault === undefined;
  }
  return { busy, error, pick, tell: setError };
}
