/** Figures from a replica of Debian's package: which publication they are of, and who is asked. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Db, openRecords, type Records } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { migrate } from '../../records/migrate.ts';
import { makeSample, somchai } from '../../records/tests/sample.ts';
import { needs } from '../../tools/check/needs.mjs';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { type Server, Servers, storeAt } from './servers.ts';

const plain = ['sahakon_portal', 'sahakon_portal_owner'];
/** Longer than the servers are looked at: what is known then is of now. */
const untilLooked = { timeout: 10_000, interval: 50 };

/** Who answers, and what it shows. */
const who = (db: Db) =>
  sql<{ port: number; publication: string }>`SELECT inet_server_port() AS port,
    current_setting('app.publication') AS publication`
    .execute(db)
    .then(({ rows }) => rows[0]);

describe.runIf(needs.pgbouncer.isMet())('figures of a replica [needs pgbouncer]', () => {
  let servers: Servers;
  let primary: Server;
  let replica: Server;
  let records: Records;
  let owner: string;
  beforeAll(async () => {
    servers = await Servers.open();
    primary = await servers.startPrimary(plain);
    owner = storeAt(primary.port, 'sahakon_portal_owner');
    await migrate(owner, { appLogin: 'sahakon_portal' });
    await makeSample({ ownerUrl: owner });
    replica = await servers.startReplica(primary);
    records = await openRecords(storeAt(primary.port, 'sahakon_portal'), {
      readUrl: storeAt(replica.port, 'sahakon_portal'),
    });
  });
  afterAll(async () => {
    await records?.close();
    await servers?.close();
  });

  const show = (publication: number) =>
    asUpkeep(owner, 'sahakon_intake', (client) =>
      client.query('UPDATE records.current SET publication_id = $1', [publication]),
    );
  const readAt = (publication: number, atOnce: boolean) =>
    records.ofPublication(publication).readAsMember(somchai, who, { atOnce });
  /** Both ways to ask: in one question, and in a transaction. */
  const bothAt = (publication: number) =>
    Promise.all([readAt(publication, true), readAt(publication, false)]);
  const from = ({ port }: Server, publication: string) => [
    ...[
      { port, publication },
      { port, publication },
    ],
  ];
  const fromReplica = (publication: number) =>
    vi.waitFor(
      async () => expect(await bothAt(publication)).toEqual(from(replica, String(publication))),
      untilLooked,
    );

  test('members’ figures come from it, everything else from the primary', async () => {
    await fromReplica(2);
    const { port } = primary;
    expect(await records.readAsMember(somchai, who)).toEqual({ port, publication: '2' });
    expect(await records.asMember(somchai, who)).toEqual({ port, publication: '2' });
    const { readAsVisitor } = records.ofPublication(2);
    expect(await readAsVisitor(who, { atOnce: true })).toEqual({ port, publication: '2' });
    expect(records.followers()).toEqual([
      { name: `127.0.0.1:${replica.port}`, isUp: true, behindBytes: 0, behindSeconds: 0 },
    ]);
  });

  test('looking at it every second opens no more connections than reads need', async () => {
    for (let times = 0; times < 40; times += 1) {
      expect(await bothAt(2)).toEqual(from(replica, '2'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'sahakon_portal'`,
    );
    await client.end();
    // Two for reads, one for looks.
    expect(rows[0].count).toBeLessThanOrEqual(3);
  });

  test('T1 what it has not shown yet is shown by the primary, never the one before', async () => {
    await show(2);
    await fromReplica(2);
    await execute(replica.url, 'SELECT pg_wal_replay_pause()');
    await show(1);
    for (let times = 0; times < 30; times += 1) {
      expect(await bothAt(1)).toEqual(from(primary, '1'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const [behind] = records.followers();
    expect(behind?.isUp).toBe(true);
    expect(behind?.behindBytes).toBeGreaterThan(0);
    expect(behind?.behindSeconds).toBeGreaterThan(0);
    await execute(replica.url, 'SELECT pg_wal_replay_resume()');
    await fromReplica(1);
  });

  test('one that shows another since it was looked at does not answer', async () => {
    await show(2);
    await fromReplica(2);
    await show(1);
    const at = (db: pg.Client) => db.query('SELECT publication_id FROM records.current');
    const client = new pg.Client({ connectionString: storeAt(replica.port, 'sahakon_portal') });
    await client.connect();
    await vi.waitFor(async () => expect((await at(client)).rows[0].publication_id).toBe(1), {
      timeout: 5_000,
      interval: 1,
    });
    await client.end();
    // It is still held for one that shows 2.
    const answers = await bothAt(2);
    expect(answers).toEqual(from(primary, '1'));
    await fromReplica(1);
  });

  test('of another database nothing is read', async () => {
    const other = storeAt(replica.port, 'sahakon_portal').replace('/sahakon', '/postgres');
    const alone = await openRecords(storeAt(primary.port, 'sahakon_portal'), { readUrl: other });
    expect(alone.followers()).toMatchObject([{ isUp: false }]);
    expect(await alone.ofPublication(1).readAsMember(somchai, who)).toMatchObject({
      port: primary.port,
    });
    await alone.close();
  });

  test('a replica that is killed is missed by nobody', async () => {
    await fromReplica(1);
    const reads: Promise<unknown>[] = [];
    for (let times = 0; times < 100; times += 1) {
      if (times === 20) void servers.stop(replica);
      reads.push(readAt(1, times % 2 === 0));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answers = await Promise.all(reads);
    expect(answers).toHaveLength(100);
    expect(answers.at(-1)).toEqual({ port: primary.port, publication: '1' });
    await vi.waitFor(() => expect(records.followers()).toMatchObject([{ isUp: false }]), {
      timeout: 10_000,
    });
  });
});
