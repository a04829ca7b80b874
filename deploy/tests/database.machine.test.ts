/** The database's files of deploy/: a primary and a replica of Debian's packages. */
import { access, appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../records/postgres/free-port.ts';
import { addCertificateGauges } from '../../server/health/metrics/certificate-gauges.ts';
import { needs } from '../../tools/check/needs.mjs';
import { execute, onDatabase } from '../../tools/store/temporary-postgres.ts';
import { type Server, Servers, storeAt } from './servers.ts';

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, ssl: { rejectUnauthorized: false } });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const one = async (url: string, sql: string) =>
  ((await ask(url, sql)) as { readonly value: string }).value;

describe.runIf(needs.pgbouncer.isMet())('a primary and a replica [needs pgbouncer]', () => {
  let servers: Servers;
  let primary: Server;
  beforeAll(async () => {
    servers = await Servers.open();
    primary = await servers.startPrimary();
  });
  afterAll(() => servers?.close());

  test('the primary lets in whom the file names, by TLS alone', async () => {
    const url = storeAt(primary.port, 'sahakon_portal');
    expect(await ask(url, 'SHOW ssl')).toEqual({ ssl: 'on' });
    const bare = new pg.Client({ connectionString: url });
    await expect(bare.connect()).rejects.toThrow(/no encryption|pg_hba/);
    await expect(ask(onDatabase(url, 'postgres'), 'SELECT 1')).rejects.toThrow(/pg_hba/);
  });

  test('how long its certificate is good for is a figure', async () => {
    const registry = new Registry();
    const host = { host: '127.0.0.1', port: primary.port };
    addCertificateGauges(registry, undefined, { tlsHosts: () => [host] });
    await vi.waitFor(async () => {
      const name = `sahakon_database_certificate_seconds{host="127.0.0.1:${primary.port}"} `;
      const line = (await registry.metrics()).split('\n').find((each) => each.startsWith(name));
      const days = Number(line?.slice(name.length)) / 86_400;
      expect(Math.round(days)).toBe(2);
    }, 10_000);
  });

  test('a replica made as the book says follows and writes nothing', async () => {
    const { url } = await servers.startReplica(primary);
    await execute(primary.url, 'CREATE TABLE seen AS SELECT 7 AS number');
    await vi.waitFor(
      async () => expect(await ask(url, 'SELECT number FROM seen')).toEqual({ number: 7 }),
      { timeout: 30_000, interval: 200 },
    );
    await expect(ask(url, 'CREATE TABLE no ()')).rejects.toThrow(/read-only/);
  });

  test('F15 back to the moment before an accident, as docs/backup.md says', async () => {
    const data = await servers.copyOf(primary, 'moment', ['-X', 'none']);
    await execute(primary.url, 'CREATE TABLE figures AS SELECT 1234567 AS satang');
    const now = await one(primary.url, 'SELECT clock_timestamp()::text AS value');
    await execute(primary.url, 'DROP TABLE figures');
    const name = await one(primary.url, 'SELECT pg_walfile_name(pg_switch_wal()) AS value');
    const { archive } = servers;
    await vi.waitFor(() => access(join(archive, name)), { timeout: 30_000, interval: 100 });
    await writeFile(join(data, 'recovery.signal'), '');
    const back = [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${now}'`,
      "recovery_target_action = 'promote'",
    ];
    await appendFile(join(data, 'postgresql.auto.conf'), `${back.join('\n')}\n`);
    const { url } = await servers.start(data, await freePort());
    await vi.waitFor(
      async () => expect(await ask(url, 'SELECT pg_is_in_recovery() AS is')).toEqual({ is: false }),
      { timeout: 30_000, interval: 100 },
    );
    expect(await ask(url, 'SELECT satang FROM figures')).toEqual({ satang: 1_234_567 });
  });
});
