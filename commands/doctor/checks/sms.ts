/** The SMS gateway can be reached; nothing is asked of it and nothing sent. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Check } from '../check.ts';
import { fault, ok } from '../finding.ts';
import { netText } from '../text/net.text.ts';

const text = netText.sms;
const patience = 10_000;

async function reach({ protocol, hostname, port }: URL): Promise<void> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const signal = AbortSignal.timeout(patience);
  const isTls = protocol === 'https:';
  const address = { host, port: Number(port || (isTls ? 443 : 80)) };
  const socket = isTls ? connectTls({ ...address, servername: host }) : connect(address);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal });
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

export const sms: Check = {
  name: 'sms',
  title: text.title,
  async look(place) {
    const gateway = place.settings().outbox.sms;
    if (gateway === undefined) return [ok(text.unset)];
    const url = new URL(gateway.url.replace(/\{(to|text)\}/g, 'x'));
    return reach(url).then(
      () => [ok(text.answers(url.host))],
      ({ code, name }: NodeJS.ErrnoException) => [
        fault(text.failed(url.host, code ?? name), text.mend),
      ],
    );
  },
};
