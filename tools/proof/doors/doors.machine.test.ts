import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp, temporaryFolder } from '../../app.ts';
import { race } from './race.ts';
import { slowAttacks } from './slow/attack.ts';
import { feel } from './slow/slow-senders.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let app: RunningApp;
let port: number;
beforeAll(async () => {
  data = await temporaryFolder();
  app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
  port = Number(new URL(app.baseUrl).port);
});
afterAll(async () => {
  await app?.stop();
  await data?.remove();
});

test('T27 each slow header has its own end, not that of a look every half minute', async () => {
  const apart = 4_000;
  const endsOf = async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nx-slow: '));
    socket.resume();
    await once(socket, 'close');
    return performance.now();
  };
  const first = endsOf();
  await wait(apart);
  const second = endsOf();
  // A look that is rare ends both at once.
  expect((await second) - (await first)).toBeGreaterThan(apart / 2);
});

test.each(slowAttacks)(
  'T27 of sixty visits none is refused while another holds $sockets connections: $name',
  async (attack) => {
    const { visits, refusals } = await feel(attack, port, 100);
    expect(visits).toHaveLength(60);
    expect(refusals).toEqual([]);
  },
);

test('of twelve changes of one password at once one is done, and lets in', async () => {
  expect(await race(app.baseUrl)).toEqual({ changed: 1, letIn: 1, oldLetsIn: false });
});
