import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

async function openServer() {
  const server = createServer((_request, answer) => answer.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  /** Connection of the answer; throws when there is none. */
  const ask = async () => {
    const request = get({ agent, port, host: '127.0.0.1' });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { says: answer.headers.connection, again: request.reusedSocket };
  };
  return { server, agent, ask };
}

test('a connection that rests is answered once more, and is the last of its kind', async () => {
  const { server, ask } = await openServer();
  expect(await ask()).toEqual({ says: 'keep-alive', again: false });
  const drained = drain(server, 60_000);
  expect(await ask()).toEqual({ says: 'close', again: true });
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('a connection on which nothing comes is waited for, and not for ever', async () => {
  const { server, agent, ask } = await openServer();
  await ask();
  const began = performance.now();
  await drain(server, 100);
  expect(performance.now() - began).toBeGreaterThan(90);
  // Still not cut: that is for whoever closes the server.
  expect(await ask()).toEqual({ says: 'close', again: true });
  agent.destroy();
});

test('F14 whoever has connected is taken first, however many wait', async () => {
  const { server } = await openServer();
  const { port } = server.address() as AddressInfo;
  const waiting = Array.from({ length: 50 }, async () => {
    const outgoing = get({ agent: false, port, host: '127.0.0.1' });
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  });
  // By now the kernel has connected all of them, and the event loop has taken none or one.
  await new Promise((done) => process.nextTick(done));
  const drained = drain(server, 5_000);
  const states = await Promise.allSettled(waiting);
  expect(states.filter(({ status }) => status === 'rejected')).toEqual([]);
  await drained;
});
