import { useState } from 'react';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words as shared } from '../../../kit/words.text.ts';
import type { QueryEndpoint, QueryInput } from '../../../shell/query/call-context.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { type Case, changesOf } from './case-changes.ts';
import { readComplaint } from './complaints.api.ts';

/** Why a step was not done. */
export interface Refused {
  readonly text: string;
  /** The first fault of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a colleague has changed meanwhile; what stands now is on the page. */
  readonly changes: readonly string[];
}

export interface Step<E extends QueryEndpoint> {
  readonly endpoint: E;
  readonly input: Omit<QueryInput<E>, 'id' | 'version'>;
  /** Notes are only added: they name no version. */
  readonly versioned?: boolean;
}

export interface OpenCase {
  readonly one: Case;
  /** Does a step; gives why not. */
  readonly act: <E extends QueryEndpoint>(step: Step<E>) => Promise<Refused | undefined>;
}

/**
 * A case that is open on the page. What a step gives back stands in its place; after a conflict
 * the case as a colleague left it, so that the next try knows its version. Forms keep their words.
 */
export function useCase(first: Case): OpenCase {
  const call = useCall();
  const [one, setOne] = useState(first);

  async function changesSince(): Promise<readonly string[]> {
    const input = { id: String(one.id) };
    const found = await call(readComplaint, input, { manner: 'silent' }).catch(() => undefined);
    if (found === undefined) return [];
    setOne(found.data);
    return changesOf(one, found.data);
  }

  async function act<E extends QueryEndpoint>({ endpoint, input, versioned = true }: Step<E>) {
    const which = { id: String(one.id), ...(versioned && { version: one.version }) };
    try {
      const sent = { ...input, ...which } as QueryInput<E>;
      const { data } = await call(endpoint, sent, { manner: 'silent' });
      setOne(data as Case);
      return undefined;
    } catch (error) {
      const { code, text, fields } = failureOf(error);
      const changes = code === 'conflict' ? await changesSince() : [];
      return { text: text || shared.cannotConnect, fields, changes };
    }
  }

  return { one, act };
}

/** One form's step: whether it is under way, why it was refused, what is told when it is done. */
export function useStep({ act }: Pick<OpenCase, 'act'>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function run<E extends QueryEndpoint>(step: Step<E>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefused(undefined);
    const refusal = await act(step);
    setBusy(false);
    setRefused(refusal);
    if (refusal === undefined) notify({ kind: 'success', text: done });
    return refusal === undefined;
  }

  return { busy, refused, run, forget: () => setRefused(undefined) };
}
