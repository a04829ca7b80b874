import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, problemOf } from '../http/failure.ts';
import { type Delay, shedLoad } from './load-shedding.ts';

let lateMilliseconds: number;
let app: FastifyInstance;
let finish: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lateMilliseconds = 20;
  const delay: Delay = {
    enable: () => true,
    disable: () => true,
    reset: () => {},
    percentile: () => lateMilliseconds * 1e6,
  };
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const { status, retryAfter } = failureOf(problemOf(error), 'K7M2-QX4D');
    reply.code(status).header('retry-after', String(retryAfter)).send({});
  });
  shedLoad(app, delay);
  app.get('/', async () => ({}));
  app.get('/slow', () => new Promise((resolve) => (finish = () => resolve({}))));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const status = async () => (await app.inject('/')).statusCode;

test('T27 a loop that stays behind turns calls away until it has caught up', async () => {
  lateMilliseconds = 500;
  vi.advanceTimersByTime(1_000);
  expect(await status()).toBe(200);
  vi.advanceTimersByTime(500);
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  lateMilliseconds = 20;
  vi.advanceTimersByTime(500);
  expect(await status()).toBe(200);
});

test('T27 one long task turns nobody away', async () => {
  for (const late of [900, 20, 900, 900, 20]) {
    lateMilliseconds = late;
    vi.advanceTimersByTime(500);
    expect(await status()).toBe(200);
  }
});

test('T27 a thousand calls in hand are enough; a place that is free is given again', async () => {
  const slow = Array.from({ length: 1_000 }, () => app.inject('/slow'));
  await vi.waitFor(() => expect(finish).toBeDefined());
  await vi.waitFor(async () => expect(await status()).toBe(503));
  finish();
  await Promise.race(slow);
  await vi.waitFor(async () => expect(await status()).toBe(200));
  await app.close().catch(() => {});
});

test('T27 a body that is not there yet, or an answer unread, holds no place', async () => {
  app.post('/', async () => ({}));
  app.get('/endless', (_request, reply) => reply.send(new PassThrough()));
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const sendPartial = () =>
    app.inject({ method: 'POST', url: '/', headers, payload: new PassThrough() });
  const begun = { bodies: 0, answers: 0 };
  app.addHook('preParsing', async ({ method }) => {
    if (method === 'POST') begun.bodies += 1;
  });
  app.addHook('onSend', async () => {
    begun.answers += 1;
  });
  for (let at = 0; at < 1_010; at += 1) void sendPartial();
  for (let at = 0; at < 1_010; at += 1) void app.inject('/endless');
  await vi.waitFor(() => expect(begun).toEqual({ bodies: 1_010, answers: 1_010 }), 10_000);
  expect(await status()).toBe(200);
});
