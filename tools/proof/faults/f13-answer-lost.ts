import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withCsrfToken } from '../../sign-in.ts';
import { finding } from '../checker/finding.ts';
import type { WriteKind } from '../checker/history.ts';
import { seeded } from '../seeded.ts';
import type { LoadedFault } from './fault.ts';
import { askBy, type Call, type Client, freshAddress, openClient } from './load/http-client.ts';
import { complaintCall, topicCall } from './load/writers.ts';
import type { Site } from './site.ts';

const random = seeded(13);

/** Sends it whole, and hangs up before or while the answer comes. */
async function sendAndHangUp(port: number, { method, path, headers, body }: Call): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const outgoing = request({ host: '127.0.0.1', port, method, path, agent: false });
  for (const [name, value] of Object.entries({ ...headers, 'content-type': 'application/json' }))
    outgoing.setHeader(name, value);
  outgoing.on('error', () => resolve()).on('close', () => resolve());
  outgoing.on('response', (answer) => answer.on('error', () => {}).resume());
  outgoing.end(JSON.stringify(body), () => setTimeout(() => outgoing.destroy(), random() * 40));
  await promise;
}

interface Attempt {
  readonly kind: WriteKind;
  readonly client: Client;
  readonly member?: string;
  readonly call: (key: string) => Call;
}

async function attemptOf(site: Site, at: number): Promise<Attempt> {
  const poster = site.posters[at % site.posters.length];
  if (at % 2 === 0 && poster !== undefined) {
    const { client, memberNo: member } = poster;
    return { kind: 'topic', client, member, call: topicCall(poster) };
  }
  const client = openClient(site.port, freshAddress());
  const headers = await withCsrfToken(askBy(client));
  return { kind: 'complaint', client, call: complaintCall(headers) };
}

/** F13: an answer is lost and the call made again under the same `Idempotency-Key`: done once. */
export const answerLost: LoadedFault = {
  ...{ mark: 'F13', name: 'answer lost, call sent again', runs: 20, fullRuns: 1_000 },
  async inject(site, at) {
    const { kind, client, member, call } = await attemptOf(site, at);
    const key = `k-f13again-${at}`;
    const headers = { ...call(key).headers, 'idempotency-key': randomUUID() };
    const whole = { ...call(key), headers };
    const line = { kind, key, ...(member !== undefined && { member }) };
    site.history.add({ ...line, state: 'sent' });
    await sendAndHangUp(site.port, whole);
    await pause(30);
    const [first, second] = [await client.call(whole), await client.call(whole)];
    const isDone = first?.status === 200;
    site.history.add({ ...line, state: isDone ? 'acknowledged' : 'unknown' });
    const another = await client.call({ ...call(`${key}-other`), headers });
    const findings = [
      ...(isDone && first.text === second?.text
        ? []
        : [finding('I2', `${kind}: ${first?.status}, then ${second?.status} or another answer`)]),
      ...(another?.status === 409
        ? []
        : [finding('I7', `${kind}: another body under the same key: ${another?.status}, not 409`)]),
    ];
    return { findings };
  },
};
