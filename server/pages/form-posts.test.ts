import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { readAddresses } from '../auth/origin.ts';
import { serveFormPosts } from './form-posts.ts';

test('T27 who floods the forms waits for himself, and half of the time is for others', async () => {
  const app = Fastify();
  readAddresses(app, []);
  app.decorateReply('callNotFound', function nothing() {
    return this.code(404).send();
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? 503 : 500).send(String(error)),
  );
  let working = 0;
  let rendered = 0;
  await serveFormPosts(app, {
    publicOrigin: undefined,
    isCall: () => false,
    render: async () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      working += 20;
      rendered += 1;
      return { status: 400, html: 'shown again', headers: {} };
    },
  });
  const send = async (remoteAddress: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type };
    const answer = app.inject({
      ...{ method: 'POST', url: '/demand', payload: 'a=1', remoteAddress, headers },
    });
    return (await answer).statusCode;
  };
  const begun = performance.now();
  const flood = Array.from({ length: 60 }, (_, i) => send(`2001:db8:7::${i + 1}`));
  expect(await Promise.all([send('192.0.2.7'), send('192.0.2.8')])).toEqual([400, 400]);
  expect(rendered).toBeLessThanOrEqual(5);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(55);
  expect(performance.now() - begun).toBeGreaterThan(2 * working - 40);
  await app.close();
});

const type = 'application/x-www-form-urlencoded';
