import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { handlersOn } from '../../api/handler.ts';
import { allHandlers } from '../handlers.ts';
import type { AppServices } from '../open-services.ts';
import { ask, headersOf, openTestServer, testHandlers } from '../tests/test-server.ts';

const slow = endpoint({
  name: 'trial.slow',
  method: 'GET',
  path: '/api/trial/slow',
  wing: 'info',
  who: 'member',
  audit: { noneBecause: 'a trial' },
  summary: 'trial',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});

test('T27 a call that waited for its turn is nobody’s once its session ended', async () => {
  const barrier = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  let running = 0;
  const handler = handlersOn<AppServices>()(slow, {
    async run() {
      running += 1;
      if (running === 4) full.resolve();
      await barrier.promise;
      return {};
    },
  });
  const server = await openTestServer({ handlers: [...allHandlers, ...testHandlers, handler] });
  const headers = headersOf(await server.signIn('000123'));
  const call = () => server.app.inject({ url: slow.path, headers });
  const calls = [call(), call(), call(), call()];
  await full.promise;
  const late = call();
  // Its session was looked up: it stands in the line.
  await new Promise((done) => setTimeout(done, 500));
  await ask(server, 'SET ROLE sahakon_owner; UPDATE portal.sessions SET revoked_at = now()');
  barrier.resolve();
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(
    Array(4).fill(200),
  );
  expect((await late).statusCode).toBe(401);
  expect(running).toBe(4);
  await server.close();
});
