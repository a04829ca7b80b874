/** What the doctor says of a Valkey: that it counts, or why it does not. */
import { resolve } from 'node:path';
import { Valkey as Client } from 'iovalkey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../tools/check/needs.mjs';
import { startValkey, type TestValkey } from '../../../tools/store/valkey.ts';
import { checks } from '../checks.ts';
import { examine, stateOf } from '../examine.ts';
import { placeOf } from '../place.ts';
import { linesOf } from '../print-findings.ts';

async function look(url?: string) {
  const environment = { SITE_CONFIG: resolve('site.config.json'), DEMO: '1', PORT: '1' };
  const of = checks.filter(({ name }) => name === 'valkey');
  const place = placeOf({ ...environment, ...(url !== undefined && { VALKEY_URL: url }) });
  const examined = await examine(of, place);
  return { state: stateOf(examined), text: linesOf(examined).join('\n') };
}

test('none is none, and one that does not answer is told without its login', async () => {
  expect(await look()).toMatchObject({ state: 'ok' });
  const silent = await look('redis://somebody:hush@127.0.0.1:1/0');
  expect(silent.state).toBe('warn');
  expect(silent.text).toContain('127.0.0.1:1 ใน VALKEY_URL');
  expect(silent.text).toContain('ECONNREFUSED');
  expect(silent.text).not.toMatch(/hush|somebody/);
});

describe.runIf(needs.valkey.isMet())('a Valkey that answers [needs valkey]', () => {
  let server: TestValkey;
  let admin: Client;
  beforeAll(async () => {
    server = await startValkey();
    admin = new Client(server.url);
  });
  afterAll(async () => {
    admin.disconnect();
    await server.close();
  });

  test('counts; one that forgets when it is full, or is a replica, is told of', async () => {
    expect(await look(server.url)).toMatchObject({ state: 'ok' });
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await admin.config('SET', 'maxmemory', '100mb');
    const drops = await look(server.url);
    expect(drops).toMatchObject({ state: 'warn' });
    expect(drops.text).toContain('maxmemory-policy allkeys-lru');
    await admin.config('SET', 'maxmemory-policy', 'noeviction');
    expect(await look(server.url)).toMatchObject({ state: 'ok' });
    await admin.replicaof('127.0.0.1', '1');
    expect(await look(server.url)).toMatchObject({ state: 'fault' });
    await admin.replicaof('NO', 'ONE');
    expect(await admin.dbsize()).toBe(0);
  });

  test('an account needs what the doctor names, and no more', async () => {
    const url = server.url.replace('//', '//portal:password@');
    const rights = ['on', '>password', '~sahakon:*'];
    await admin.acl('SETUSER', 'portal', ...rights, '+@connection', '+info');
    const refused = await look(url);
    expect(refused).toMatchObject({ state: 'fault' });
    const [, named = ''] = /ใช้ (\+.*) กับ ~sahakon:\*/.exec(refused.text) ?? [];
    await admin.acl('SETUSER', 'portal', 'reset', ...rights, ...named.split(' '));
    expect(await look(url)).toMatchObject({ state: 'ok' });
    const wrong = await look(server.url.replace('//', '//portal:hush@'));
    expect(wrong.state).toBe('warn');
    expect(wrong.text).not.toContain('hush');
  });
});
