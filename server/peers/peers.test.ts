import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { openLog } from '../start/log.ts';
import { joinPeers } from './peers.ts';

test('why others hear nothing is logged once, and again when it changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const lines: string[] = [];
  const log: FastifyBaseLogger = openLog({ write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  let reason = 'the primary is away';
  const refuse = () => Promise.reject(new Error(reason));
  joinPeers(app, {
    records: { asVisitor: refuse, readAsVisitor: refuse, isUp: () => true },
    keys: { live: () => [{ version: 1 }] } as never,
    settings: {},
  });
  await app.ready();
  for (const next of [reason, reason, 'another one', 'another one']) {
    reason = next;
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const found = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /not said/.test(msg));
  expect(found.map((line) => line.reason)).toEqual(['the primary is away', 'another one']);
  expect(lines.join('')).not.toContain('"stack"');
  vi.useRealTimers();
  await app.close();
});
