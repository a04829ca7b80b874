/** PgBouncer of Debian's packages, lending for one transaction, with our file between. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uniquePaths } from '../../bench/share-paths.ts';
import { faultSentence } from '../../records/command-line/fault-sentence.ts';
import { type Db, openRecords, type Records, StoreUnavailable } from '../../records/database.ts';
import { asOwner } from '../../records/driver/owner.ts';
import { migrate } from '../../records/migrate.ts';
import { mustAnswer } from '../../server/start/before-start.ts';
import { type RunningApp, startApp, temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { askOver, signIn } from '../../tools/sign-in.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { Servers, storeAt } from './servers.ts';

/** Fewer than a server of ours has, so that each connection is lent to many. */
const poolSize = 2;
const readers = 20;
const atOnce = { atOnce: true };

const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql<T>`${sql.raw(text)}`.execute(db)).rows[0];

describe.runIf(needs.pgbouncer.isMet())('a store behind PgBouncer [needs pgbouncer]', () => {
  let servers: Servers;
  let direct: string;
  let behind: string;
  let app: RunningApp;
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    servers = await Servers.open();
    const primary = await servers.startPrimary();
    direct = storeAt(primary.port, 'sahakon_portal_owner');
    const port = await servers.startPooler(primary, poolSize);
    behind = storeAt(port, 'sahakon_portal');
    data = await temporaryFolder();
    app = await startApp({
      dataDir: data.path,
      env: { DATABASE_URL: behind, DATABASE_OWNER_URL: direct, DEMO_MEMBERS: '30' },
    });
  });
  afterAll(async () => {
    await app?.stop();
    await servers?.close();
    await data?.remove();
  });

  const records = async <T>(statementMs: number, work: (records: Records) => Promise<T>) => {
    const opened = await openRecords(behind, { statementMs });
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  };

  test('T1 twenty who read at once see their own figures, and all are answered', async () => {
    const ask = askOver(app.baseUrl);
    const members = ['000123', '000111'];
    const sessions = await Promise.all(
      members.map((memberNo) => signIn(ask, memberNo, demoPassword)),
    );
    const path = uniquePaths();
    const whole = async (headers: Readonly<Record<string, string>>) =>
      (await ask({ method: 'GET', url: '/api/member/share', headers })).body.data.head;
    const [own, other] = await Promise.all(sessions.map(whole));
    expect(own).not.toEqual(other);
    for (let wave = 0; wave < 15; wave += 1) {
      const answers = await Promise.all(
        Array.from({ length: readers }, (_, at) =>
          ask({ method: 'GET', url: path(), headers: sessions[at % 2] ?? {} }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const heads = answers.map(({ body }) => body.data.head);
      expect(heads).toEqual(heads.map((_, at) => (at % 2 === 0 ? own : other)));
    }
  });

  test('what members write is theirs, and everybody’s is there', async () => {
    const ask = askOver(app.baseUrl);
    const sessions = await Promise.all(
      ['000123', '000111'].map((memberNo) => signIn(ask, memberNo, demoPassword)),
    );
    const url = '/api/member/security/choice';
    const chosen = sessions.map((headers, at) =>
      ask({ method: 'POST', url, headers, body: { marketing: at === 0 } }),
    );
    expect((await Promise.all(chosen)).map(({ status }) => status)).toEqual([200, 200]);
    const seen = await Promise.all(
      sessions.map((headers) => ask({ method: 'GET', url: '/api/member/security', headers })),
    );
    expect(seen.map(({ body }) => body.data.marketing.choice)).toEqual([true, false]);
  });

  test('T1 subject, limits and the ban on writing leave with their transaction', async () => {
    const whose = `SELECT current_setting('app.member_no', true) AS "memberNo",
      current_setting('statement_timeout') AS longest, current_setting('lock_timeout') AS waits,
      current_setting('jit') AS jit`;
    await records(4_321, async (store) => {
      const reads = Array.from({ length: 40 }, (_, at) => {
        const memberNo = String(at).padStart(6, '0');
        const ask = (db: Db) => one<object>(db, whose);
        return at % 2 ? store.readAsMember(memberNo, ask, atOnce) : store.asMember(memberNo, ask);
      });
      const limits = { longest: '4321ms', waits: '4321ms', jit: 'off' };
      expect(await Promise.all(reads)).toEqual(
        reads.map((_, at) => ({ memberNo: String(at).padStart(6, '0'), ...limits })),
      );
    });
    const client = new pg.Client({ connectionString: behind });
    await client.connect();
    for (let times = 0; times < 2 * poolSize; times += 1) {
      const { rows } = await client.query(`${whose},
        current_setting('transaction_read_only') AS closed`);
      expect(rows).toEqual([{ memberNo: '', longest: '0', waits: '0', jit: 'off', closed: 'off' }]);
    }
    const prepared = await client.query(
      'SELECT count(*)::int AS count FROM pg_prepared_statements',
    );
    expect(prepared.rows).toEqual([{ count: 0 }]);
    await client.end();
  });

  test('a statement that takes too long is cut, asked at once or in a transaction', async () => {
    const slow = (db: Db) => one(db, 'SELECT pg_sleep(20)');
    await records(300, async (store) => {
      const begun = performance.now();
      const reads = [() => store.readAsVisitor(slow, atOnce), () => store.asVisitor(slow)];
      for (const cut of reads) {
        const fault = await cut().catch((error: unknown) => error);
        expect(fault).toBeInstanceOf(StoreUnavailable);
        expect(fault).toMatchObject({ absence: 'refusing', cause: { code: '57014' } });
      }
      expect(performance.now() - begun).toBeLessThan(5_000);
    });
  });

  test('the owner’s login is refused there, at the start and by each command', async () => {
    const owner = behind.replace('//sahakon_portal:', '//sahakon_portal_owner:');
    const refused = [
      () => asOwner(owner, 'test', async () => {}),
      () => migrate(owner),
      () => mustAnswer({ databaseUrl: behind, databaseOwnerUrl: owner }),
    ];
    for (const attempt of refused) {
      const fault = await attempt().catch((error: unknown) => error);
      const sentence = faultSentence(fault) ?? '';
      for (const word of ['DATABASE_OWNER_URL', 'PgBouncer', '5432']) {
        expect(sentence).toContain(word);
      }
    }
    await expect(
      mustAnswer({ databaseUrl: behind, databaseOwnerUrl: direct }),
    ).resolves.toBeUndefined();
  });
});
