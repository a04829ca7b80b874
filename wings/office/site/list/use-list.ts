import { useState } from 'react';
import { notify } from '../../../../kit/toasts/toasts.ts';
import type { QueryData, QueryEndpoint, QueryInput } from '../../../../shell/query/call-context.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useStoreAnswer } from '../../../../shell/query/use-store-answer.ts';
import { listText as text } from './list.text.ts';

/**
 * A list of the site: what is stored, and how it is written whole. `save` rejects with what the
 * server refused; `attempt` tells it in a notice instead, and says whether it was done.
 */
export function useList<Read extends QueryEndpoint, Save extends QueryEndpoint>(
  read: Read,
  write: Save,
) {
  const call = useCall();
  const query = useApiQuery(read, {} as QueryInput<Read>);
  const keep = useStoreAnswer(read);
  const [busy, setBusy] = useState(false);

  async function save(input: QueryInput<Save>): Promise<QueryData<Save>> {
    const { data } = await call(write, input, { manner: 'silent' });
    keep(data as QueryData<Read>);
    return data;
  }
  async function reload(): Promise<void> {
    const { data } = await call(read, {} as QueryInput<Read>, { manner: 'silent' });
    keep(data);
  }
  async function attempt(input: QueryInput<Save>, done: string): Promise<boolean> {
    // A second press while the first is on its way would only be overtaken by it.
    if (busy) return false;
    setBusy(true);
    try {
      await save(input);
      notify({ kind: 'success', text: done });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'conflict') await reload().catch(() => {});
      notify({ kind: 'error', text: failure.text || text.failed });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { query, save, reload, attempt };
}
