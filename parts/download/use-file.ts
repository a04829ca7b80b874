import { useState } from 'react';
import type { QueryEndpoint, QueryInput } from '../../shell/query/call-context.ts';
import { useCall } from '../../shell/query/use-call.ts';
import { saveFile } from './save-file.ts';

/**
 * Fetches files of an endpoint and hands them to the browser to keep. `busy` is the `key` of the
 * one on its way; meanwhile no other is asked for. A failure is told with the server's words.
 */
export function useFile<E extends QueryEndpoint>(endpoint: E) {
  const call = useCall();
  const [busy, setBusy] = useState<string>();
  async function download(input: QueryInput<E>, key = 'file'): Promise<void> {
    if (busy !== undefined) return;
    setBusy(key);
    try {
      const { file } = await call(endpoint, input, { manner: 'action' });
      if (file) saveFile(file.name, file.blob);
    } catch {
      // Told by a notice; the button is there to try again.
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, download };
}
