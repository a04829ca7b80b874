/** The primary is killed under load: what is read goes on, what was confirmed is there. */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uniquePaths } from '../../bench/share-paths.ts';
import { type RunningApp, startApp, temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { askOver, type Headers, signIn } from '../../tools/sign-in.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { type Server, Servers, storeAt } from './servers.ts';

const plain = ['sahakon_portal', 'sahakon_portal_owner'];
/** Milliseconds between two reads: 200 a second. */
const readEvery = 5;
const writeEvery = 250;

interface Answered {
  readonly at: number;
  readonly status: number;
  /** Of the failure. */
  readonly code?: string | undefined;
}

/** Begins one every so often until it is told to stop; gives what became of each. */
function keepOn(every: number, ask: (at: number) => Promise<Omit<Answered, 'at'>>) {
  const [answers, running]: [Answered[], Promise<void>[]] = [[], []];
  let begun = 0;
  const timer = setInterval(() => {
    const at = performance.now();
    const one = ask(begun).then(
      (answer) => void answers.push({ at, ...answer }),
      () => void answers.push({ at, status: 0 }),
    );
    begun += 1;
    running.push(one);
  }, every);
  return {
    answers,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

const storeOf = ({ url }: Server) => url.replace('/postgres?', '/sahakon?');

/** As administrator. */
async function ask<Row extends object>(server: Server, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: storeOf(server) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Members who have an account; of the cast one is asked for a code, and one has left. */
async function membersOf(server: Server): Promise<readonly string[]> {
  const rows = await ask<{ no: string }>(
    server,
    `SELECT member_no AS no FROM portal.member_accounts a JOIN portal.terms_acceptances
      USING (member_no) WHERE NOT must_change AND member_no NOT IN ('000222', '000654')
      GROUP BY 1 ORDER BY 1 DESC LIMIT ${readers}`,
  );
  return rows.map(({ no }) => no);
}

/** Gives everybody who is in good standing the account of the cast's first: many read at once. */
const accounts = `
  SELECT set_config('app.publication', publication_id::text, false) FROM records.current;
  INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
    SELECT m, a.password_hash, false FROM portal.member_accounts a,
      records.standing(ARRAY(SELECT DISTINCT member_no FROM records.members)) m
    WHERE a.member_no = '000123' ON CONFLICT DO NOTHING;
  INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
    SELECT a.member_no, t.kind, t.version, '', '' FROM portal.member_accounts a,
      portal.terms_acceptances t
    WHERE t.member_no = '000123' AND a.member_no NOT IN (
      SELECT member_no FROM portal.terms_acceptances)`;
const readers = 24;

/** Both hosts, the one named first before the other. */
const both = (first: Server, second: Server, login: 'sahakon_portal' | 'sahakon_portal_owner') =>
  storeAt(first.port, login).replace(/(:\d+)(?=\/)/, `$1,127.0.0.1:${second.port}`);

describe.runIf(needs.pgbouncer.isMet())('a primary that is killed [needs pgbouncer]', () => {
  let servers: Servers;
  let primary: Server;
  let replica: Server;
  let app: RunningApp;
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  let sessions: readonly Headers[];

  const start = (first: Server, second: Server) =>
    startApp({
      dataDir: data.path,
      env: {
        DEMO_MEMBERS: '30',
        DATABASE_URL: both(first, second, 'sahakon_portal'),
        DATABASE_OWNER_URL: both(first, second, 'sahakon_portal_owner'),
        DATABASE_READ_URL: storeAt(replica.port, 'sahakon_portal'),
      },
    });

  beforeAll(async () => {
    servers = await Servers.open();
    data = await temporaryFolder();
    primary = await servers.startPrimary(plain);
    replica = await servers.startReplica(primary);
    app = await start(primary, replica);
    const synchronous = await readFile('deploy/postgresql/synchronous.conf', 'utf8');
    await appendFile(join(primary.data, 'sahakon.conf'), synchronous);
    await execute(primary.url, 'SELECT pg_reload_conf()');
    const call = askOver(app.baseUrl);
    const signedIn: Headers[] = [];
    await execute(storeOf(primary), accounts);
    for (const memberNo of await membersOf(primary)) {
      signedIn.push(await signIn(call, memberNo, demoPassword));
    }
    sessions = signedIn;
  });
  afterAll(async () => {
    await app?.stop();
    await servers?.close();
    await data?.remove();
  });

  async function request(method: 'GET' | 'POST', url: string, headers: Headers, body?: object) {
    const sent = { method, url, headers, ...(body && { body }) };
    const answer = await askOver(app.baseUrl)(sent);
    return { status: answer.status, code: answer.body?.data?.code };
  }

  const write = async (at: number) => {
    const headers = sessions[at % sessions.length] ?? {};
    return request('POST', '/api/member/security/choice', headers, { marketing: at % 4 < 2 });
  };

  /** Entries of the audit log on changes that were made. */
  async function written(at: Server): Promise<number> {
    const [row] = await ask<{ count: number }>(
      at,
      `SELECT count(*)::int AS count FROM portal.audit_entries
        WHERE entry = 'member.security.choose' AND outcome = 'ok'`,
    );
    return row?.count ?? 0;
  }

  test('F1 reads go on, writes come back once promoted, nothing confirmed is lost', async () => {
    const path = uniquePaths();
    const reads = keepOn(readEvery, async (at) => {
      const headers = sessions[at % sessions.length] ?? {};
      return request('GET', path(), headers);
    });
    const writes = keepOn(writeEvery, write);
    await pause(3_000);
    const figures = await (await fetch(`${app.baseUrl}/metrics`)).text();
    const host = `127.0.0.1:${replica.port}`;
    expect(figures).toContain(`sahakon_replica_up{host="${host}"} 1\n`);
    expect(figures).toMatch(new RegExp(`sahakon_replica_lag_seconds{host="${host}"} \\d`));
    expect(figures).toMatch(new RegExp(`sahakon_replica_lag_bytes{host="${host}"} \\d`));
    const killedAt = performance.now();
    await servers.stop(primary);
    await pause(8_000);
    const promotedAt = performance.now();
    await execute(replica.url, 'SELECT pg_promote()');
    const isBack = () => writes.answers.some(({ at, status }) => at > promotedAt && status === 200);
    while (!isBack() && performance.now() < promotedAt + 30_000) await pause(100);
    await pause(2_000);
    await Promise.all([reads.stop(), writes.stop()]);

    const after = reads.answers.filter(({ at }) => at > killedAt - 500);
    const lost = after.filter(({ status }) => status !== 200);
    // A machine that is busy begins fewer of the 2,000.
    expect(after.length).toBeGreaterThan(300);
    const reasons = JSON.stringify(lost.slice(0, 20));
    expect(lost.length / after.length, reasons).toBeLessThanOrEqual(0.01);
    expect(isBack()).toBe(true);
    const confirmed = writes.answers.filter(({ status }) => status === 200).length;
    const refused = writes.answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await written(replica)).toBeGreaterThanOrEqual(confirmed);
  });

  test('an old primary that comes back is not written to, nor after a start anew', async () => {
    await servers.start(primary.data, primary.port);
    await execute(primary.url, 'ALTER SYSTEM SET synchronous_standby_names = DEFAULT');
    const [old, now] = [await written(primary), await written(replica)];
    await pause(3_000);
    for (let at = 0; at < 4; at += 1) expect(await write(at)).toMatchObject({ status: 200 });
    expect([await written(primary), await written(replica)]).toEqual([old, now + 4]);

    await app.stop();
    app = await start(primary, replica);
    const [memberNo = ''] = await membersOf(replica);
    sessions = [await signIn(askOver(app.baseUrl), memberNo, demoPassword)];
    for (let at = 0; at < 4; at += 1) expect(await write(at)).toMatchObject({ status: 200 });
    expect([await written(primary), await written(replica)]).toEqual([old, now + 8]);
  });
});
