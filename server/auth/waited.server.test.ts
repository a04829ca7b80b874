import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { handlersOn } from '../../api/handler.ts';
import type { AppServices } from '../app.ts';
import { allHandlers } from '../handlers.ts';
import { ask, headersOf, openStage, stageHandlers } from '../tests/test-server.ts';

const slow = endpoint({
  name: 'stage.slow',
  method: 'GET',
  path: '/api/stage/slow',
  wing: 'info',
  who: 'member',
  audit: { noneBecause: 'stage' },
  summary: 'stage',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});

test('T27 a call that waited for its turn is nobody’s once its session ended', async () => {
  const gate = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  let running = 0;
  const handler = handlersOn<AppServices>()(slow, {
    async run() {
      running += 1;
      if (running === 4) full.resolve();
      await gate.promise;
      return {};
    },
  });
  const stage = await openStage({ handlers: [...allHandlers, ...stageHandlers, handler] });
  const headers = headersOf(await stage.signIn('000123'));
  const call = () => stage.app.inject({ url: slow.path, headers });
  const held = [call(), call(), call(), call()];
  await full.promise;
  const late = call();
  // Its session was looked up: it stands in the line.
  await new Promise((done) => setTimeout(done, 500));
  await ask(stage, 'SET ROLE sahakon_owner; UPDATE portal.sessions SET revoked_at = now()');
  gate.resolve();
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
  expect((await late).statusCode).toBe(401);
  expect(running).toBe(4);
  await stage.close();
});
