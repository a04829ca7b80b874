/** The server, where it runs: what it says of itself. */
import { livingServers } from '../../../server/start/alive.mjs';
import type { Check } from '../check.ts';
import { fault, ok, warn } from '../finding.ts';
import { ownHeadersOf } from '../own-pass.ts';
import { netText } from '../text/net.text.ts';

const text = netText.server;
const patience = 5_000;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const answerOf = (url: string, headers = {}): Promise<Answer | undefined> =>
  fetch(url, { headers, signal: AbortSignal.timeout(patience), redirect: 'manual' })
    .then(async (response) => ({ status: response.status, body: await response.text() }))
    .catch(() => undefined);

/** Where this machine reaches what listens on `host`. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
};

export const server: Check = {
  name: 'server',
  title: text.title,
  async look(place) {
    const { host, port } = place.settings();
    const address = `http://${reachable(host)}:${port}`;
    const [alive, ready] = await Promise.all([
      answerOf(`${address}/healthz`),
      answerOf(`${address}/readyz`, (await ownHeadersOf(place))('/readyz')),
    ]);
    const pids = livingServers();
    if (alive === undefined) {
      if (pids.length === 0) return [ok(text.stopped)];
      return [warn(text.hung(pids.join(', '), address), text.hungMend)];
    }
    if (alive.body !== 'ok\n') return [fault(text.stranger(address), text.strangerMend)];
    const store = await place.open().catch(() => undefined);
    // Whoever serves this folder holds it; we would have joined them.
    if (store?.isOurs) return [fault(text.otherStore(address, place.dataDir), text.strangerMend)];
    if (ready?.status === 200) return [ok(text.ready(address))];
    const lines = (ready?.body ?? '').trim().split('\n').slice(0, 10).join(' · ');
    return [fault(text.unready(address, lines), text.unreadyMend)];
  },
};
