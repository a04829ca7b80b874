/** Writers whose every acknowledged write stands in the history, one loop for each kind. */
import { withCsrfToken } from '../../../sign-in.ts';
import { canaryOf } from '../../checker/canaries.ts';
import type { History, HistoryLine, WriteKind } from '../../checker/history.ts';
import { keyOf } from '../../checker/writes.ts';
import { askBy, type Call, type Client, freshAddress, openClient } from './http-client.ts';
import type { Person } from './people.ts';
import type { Watch } from './watch.ts';
import { writersText as text } from './writers.text.ts';

export interface Desk {
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
async function write(desk: Desk, { kind, client, member, call }: Written): Promise<number> {
  keys += 1;
  const line = { kind, key: keyOf(desk.run, keys), ...(member !== undefined && { member }) };
  desk.history.add({ ...line, state: 'sent' });
  const from = performance.now();
  const reply = await client.call(call(line.key));
  desk.history.add({ ...line, state: stateOf(reply?.status) });
  desk.watch.see('write', from, reply, member);
  return reply?.status ?? 0;
}

/** The draft of one member, over and over: a register that only they may see. */
export function draftWriter(desk: Desk, { memberNo: member, client, headers }: Person): WriteOnce {
  const call = (key: string): Call => ({
    ...{ method: 'POST', path: '/api/member/board_draft', headers },
    body: { title: `${canaryOf(member)}${key}`, body: text.draft, display_name: text.name },
  });
  return async () => {
    await write(desk, { kind: 'draft', client, member, call });
  };
}

/** Questions of the board by one after the other: each has three in ten minutes. */
export function topicWriter(desk: Desk, people: readonly Person[]): WriteOnce {
  let at = 0;
  return async () => {
    const person = people[at % people.length];
    at += 1;
    if (person === undefined) return;
    const { memberNo: member, client, headers } = person;
    const call = (key: string): Call => ({
      ...{ method: 'POST', path: '/api/info/board', headers },
      body: { title: text.topic(key), body: text.body(key) },
    });
    await write(desk, { kind: 'topic', client, member, call });
  };
}

/** Visitors who write once each, from an address of their own. */
function visitorWriter(
  desk: Desk,
  kind: WriteKind,
  call: (key: string) => Pick<Call, 'path' | 'body'>,
): WriteOnce {
  let token: Readonly<Record<string, string>> | undefined;
  return async () => {
    const client = openClient(desk.port, freshAddress());
    try {
      token ??= await withCsrfToken(askBy(client)).catch(() => undefined);
      if (token === undefined) return;
      const headers = token;
      const whole = (key: string): Call => ({ method: 'POST', headers, ...call(key) });
      const status = await write(desk, { kind, client, call: whole });
      if (status !== 200) token = undefined;
    } finally {
      client.close();
    }
  };
}

export const complaintWriter = (desk: Desk): WriteOnce =>
  visitorWriter(desk, 'complaint', (key) => ({
    path: '/api/info/demand',
    body: {
      ...{ topic: text.complaint(key), detail: text.detail, category: 'SERVICE' },
      ...{ anonymous: true, allow_publish: false },
    },
  }));

export const consentWriter = (desk: Desk): WriteOnce =>
  visitorWriter(desk, 'consent', () => ({ path: '/api/info/consent', body: { choice: 'Y' } }));
