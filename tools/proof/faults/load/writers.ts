/** Writers whose every acknowledged write stands in the history, one loop for each kind. */
import { type Headers, withCsrfToken } from '../../../sign-in.ts';
import { canaryOf } from '../../checker/canaries.ts';
import type { History, HistoryLine, WriteKind } from '../../checker/history.ts';
import { keyOf } from '../../checker/writes.ts';
import { askBy, type Call, type Client, freshAddress, openClient } from './http-client.ts';
import type { Person } from './people.ts';
import type { Watch } from './watch.ts';
import { writersText as text } from './writers.text.ts';

export interface LoadTarget {
  readonly port: number;
  readonly history: History;
  readonly watch: Watch;
  /** Names the run in its keys. */
  readonly run: string;
}

/** One write, or undefined where there is nothing to write at the moment. */
export type WriteOnce = () => Promise<void>;

let keys = 0;

const stateOf = (status: number | undefined): HistoryLine['state'] => {
  if (status === 200) return 'acknowledged';
  // A 503 may come when the commit was on its way: it promises neither.
  return status === undefined || status >= 500 ? 'unknown' : 'refused';
};

interface Written {
  readonly kind: WriteKind;
  readonly client: Client;
  readonly member?: string;
  readonly call: (key: string) => Call;
}

/** Sends it and writes down what came of it; gives the status, 0 for none. */
async function write(target: LoadTarget, { kind, client, member, call }: Written): Promise<number> {
  keys += 1;
  const line = { kind, key: keyOf(target.run, keys), ...(member !== undefined && { member }) };
  target.history.add({ ...line, state: 'sent' });
  const from = performance.now();
  const reply = await client.call(call(line.key));
  target.history.add({ ...line, state: stateOf(reply?.status) });
  target.watch.see('write', from, reply, member);
  return reply?.status ?? 0;
}

/** The draft of one member, over and over: a register that only they may see. */
export function draftWriter(
  target: LoadTarget,
  { memberNo: member, client, headers }: Person,
): WriteOnce {
  const call = (key: string): Call => ({
    ...{ method: 'POST', path: '/api/member/board_draft', headers },
    body: { title: `${canaryOf(member)}${key}`, body: text.draft, display_name: text.name },
  });
  return async () => {
    await write(target, { kind: 'draft', client, member, call });
  };
}

/** A question of the board by that member. */
export const topicCall =
  ({ headers }: Person) =>
  (key: string): Call => ({
    ...{ method: 'POST', path: '/api/info/board', headers },
    body: { title: text.topic(key), body: text.body(key) },
  });

/** Questions of the board by one after the other: each has three in ten minutes. */
export function topicWriter(target: LoadTarget, people: readonly Person[]): WriteOnce {
  let at = 0;
  return async () => {
    const person = people[at % people.length];
    at += 1;
    if (person === undefined) return;
    const { memberNo: member, client } = person;
    await write(target, { kind: 'topic', client, member, call: topicCall(person) });
  };
}

/** A complaint of somebody who gives no name. */
export const complaintCall =
  (headers: Headers) =>
  (key: string): Call => ({
    ...{ method: 'POST', path: '/api/info/demand', headers },
    body: {
      ...{ topic: text.complaint(key), detail: text.detail, category: 'SERVICE' },
      ...{ anonymous: true, allow_publish: false },
    },
  });

const consentCall = (headers: Headers) => (): Call => ({
  ...{ method: 'POST', path: '/api/info/consent', headers, body: { choice: 'Y' } },
});

/** Visitors who write once each, from an address of their own. */
function visitorWriter(
  target: LoadTarget,
  kind: WriteKind,
  callOf: (headers: Headers) => (key: string) => Call,
): WriteOnce {
  let headers: Headers | undefined;
  return async () => {
    const client = openClient(target.port, freshAddress());
    try {
      headers ??= await withCsrfToken(askBy(client)).catch(() => undefined);
      if (headers === undefined) return;
      const status = await write(target, { kind, client, call: callOf(headers) });
      if (status !== 200) headers = undefined;
    } finally {
      client.close();
    }
  };
}

export const complaintWriter = (target: LoadTarget): WriteOnce =>
  visitorWriter(target, 'complaint', complaintCall);
export const consentWriter = (target: LoadTarget): WriteOnce =>
  visitorWriter(target, 'consent', consentCall);
