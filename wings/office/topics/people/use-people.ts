import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useStoreAnswer } from '../../../../shell/query/use-store-answer.ts';
import { changeTopics, type topicActionShape } from '../topics.api.ts';
import { placePeople, readPeople } from './people.api.ts';
import { text } from './people.text.ts';

export type PeopleData = DataOf<typeof readPeople>;
export type PersonRow = PeopleData['people'][number];
type Action = (typeof topicActionShape)['options'][number];

/** The persons of a group, and what is done to them besides writing. */
export function usePeople() {
  const call = useCall();
  const [search] = useSearchParams();
  const chosen = search.get('group');
  const input = chosen === null ? {} : { category: chosen };
  const query = useApiQuery(readPeople, input);
  const keep = useStoreAnswer(readPeople);
  const [busy, setBusy] = useState(false);

  async function reload(): Promise<PeopleData> {
    const { data } = await call(readPeople, input, { manner: 'silent' });
    keep(data, input);
    return data;
  }
  /** Does it, shows what then stands, and says whether it was done. */
  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    // A second press while the first is on its way would only be overtaken by it.
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await reload();
      notify({ kind: 'success', text: done });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'conflict') await reload().catch(() => {});
      notify({ kind: 'error', text: failure.text || text.actionFailed });
      return false;
    } finally {
      setBusy(false);
    }
  }
  const change = (id: string, action: Action) =>
    call(changeTopics, { action, ids: id }, { manner: 'silent' });

  return {
    query,
    reload,
    change: (id: string, action: Action, done: string) => attempt(() => change(id, action), done),
    /** Rejects with what the server refused. */
    async remove(id: string) {
      await change(id, 'DELETE');
      await reload();
    },
    place: (category: string, version: string, ids: readonly string[]) =>
      attempt(
        () => call(placePeople, { category, version, ids: [...ids] }, { manner: 'silent' }),
        text.ordered,
      ),
  };
}
