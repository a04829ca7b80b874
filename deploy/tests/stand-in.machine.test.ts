/** When a standby answers in the primary's place, and where nothing is written any more. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Db, openRecords, type Records, StoreUnavailable } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { probeWrite } from '../../records/health/write-probe.ts';
import { migrate } from '../../records/migrate.ts';
import { makeSample } from '../../records/tests/sample.ts';
import { needs } from '../../tools/check/needs.mjs';
import { openRelay } from '../../tools/store/relay.ts';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { type Server, Servers, storeAt } from './servers.ts';

const plain = ['sahakon_portal', 'sahakon_portal_owner'];
const soon = { timeout: 20_000, interval: 100 };

const portOf = async (db: Db) => {
  const query = sql<{ port: number }>`SELECT inet_server_port() AS port`;
  return (await query.execute(db)).rows[0]?.port;
};
const writtenAt = async (db: Db) => {
  await probeWrite(db);
  return portOf(db);
};

describe.runIf(needs.pgbouncer.isMet())('in the primary’s place [needs pgbouncer]', () => {
  let servers: Servers;
  let primary: Server;
  let replica: Server;
  let records: Records | undefined;
  beforeAll(async () => {
    servers = await Servers.open();
    primary = await servers.startPrimary(plain);
    const owner = storeAt(primary.port, 'sahakon_portal_owner');
    await migrate(owner, { appLogin: 'sahakon_portal' });
    await makeSample({ ownerUrl: owner });
    replica = await servers.startReplica(primary);
  });
  afterAll(async () => {
    await records?.close();
    await servers?.close();
  });

  const both = (second: number) =>
    storeAt(primary.port, 'sahakon_portal').replace(/(:\d+)(?=\/)/, `$1,127.0.0.1:${second}`);
  const open = async (second: number) => {
    await records?.close();
    records = undefined;
    records = await openRecords(both(second), { connections: 2 });
    return records;
  };
  const show = (publication: number) =>
    asUpkeep(storeAt(primary.port, 'sahakon_portal_owner'), 'sahakon_intake', (client) =>
      client.query('UPDATE records.current SET publication_id = $1', [publication]),
    );
  const isKnown = (one: Records) =>
    vi.waitFor(() => expect(one.followers()).toMatchObject([{ isUp: true, behindBytes: 0 }]), soon);

  test('S1 one that is far behind does not answer: who was shut out is in there', async () => {
    const one = await open(replica.port);
    await isKnown(one);
    await execute(replica.url, 'SELECT pg_wal_replay_pause()');
    for (let times = 0; times < 9; times += 1) {
      await one.asVisitor(probeWrite);
      await pause(1_000);
    }
    await servers.stop(primary);
    await expect(one.readAsVisitor(portOf)).rejects.toBeInstanceOf(StoreUnavailable);
    await execute(replica.url, 'SELECT pg_wal_replay_resume()');
    await expect(open(replica.port)).rejects.toMatchObject({ absence: 'gone' });
    await servers.start(primary.data, primary.port);
  });

  test('T1 one that shows another publication than the primary did is silent', async () => {
    await show(1);
    const one = await open(replica.port);
    await isKnown(one);
    await pause(2_000);
    await execute(replica.url, 'SELECT pg_wal_replay_pause()');
    await show(2);
    await pause(1_500);
    await servers.stop(primary);
    // Nobody has asked for anything since: what is shown is known from looks alone.
    await expect(one.readAsVisitor(portOf)).rejects.toBeInstanceOf(StoreUnavailable);
    await execute(replica.url, 'SELECT pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await one.readAsVisitor(portOf)).toBe(replica.port), soon);
    await servers.start(primary.data, primary.port);
  });

  test('F1 one that was promoted and cannot be opened: nothing is written elsewhere', async () => {
    const relay = await openRelay(storeAt(replica.port, 'sahakon_portal'));
    relay.hang((sent) => sent.includes('rolsuper'));
    const one = await open(relay.port);
    await isKnown(one);
    expect(await one.asVisitor(writtenAt)).toBe(primary.port);
    await execute(replica.url, 'SELECT pg_promote()');
    await pause(3_000);
    await expect(one.asVisitor(writtenAt)).rejects.toBeInstanceOf(StoreUnavailable);
    relay.hang(undefined);
    await vi.waitFor(async () => expect(await one.asVisitor(writtenAt)).toBe(replica.port), {
      timeout: 30_000,
    });
    await one.close();
    records = undefined;
    relay.close();
  });

  test('one that DATABASE_READ_URL alone names is never written to', async () => {
    records = await openRecords(storeAt(primary.port, 'sahakon_portal'), {
      readUrl: storeAt(replica.port, 'sahakon_portal'),
    });
    await pause(2_000);
    expect(await records.asVisitor(writtenAt)).toBe(primary.port);
    expect(records.followers()).toMatchObject([{ isUp: false }]);
  });
});
