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
const members = ['000123', '000111'];
/** Milliseconds between two reads: 200 a second. */
const readEvery = 5;
const writeEvery = 250;

interface Answered {
  readonly at: number;
  readonly status: number;
}

/** Begins one every so often until it is told to stop; gives what became of each. */
function keepOn(every: number, ask: (at: number) => Promise<number>) {
  const [answers, running]: [Answered[], Promise<void>[]] = [[], []];
  let begun = 0;
  const timer = setInterval(() => {
    const at = performance.now();
    const one = ask(begun).then(
      (status) => void answers.push({ at, status }),
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
    const ask = askOver(app.baseUrl);
    const signedIn: Headers[] = [];
    for (const memberNo of [...members, ...members]) {
      signedIn.push(await signIn(ask, memberNo, demoPassword));
    }
    sessions = signedIn;
  });
  afterAll(async () => {
    await app?.stop();
    await servers?.close();
    await data?.remove();
  });

  const write = async (at: number) => {
    const headers = sessions[at % sessions.length] ?? {};
    const body = { marketing: at % 4 < 2 };
    const url = '/api/member/security/choice';
    return (await askOver(app.baseUrl)({ method: 'POST', url, headers, body })).status;
  };

  /** Entries of the audit log on changes that were made. */
  async function written(at: Server): Promise<number> {
    const client = new pg.Client({
      connectionString: at.url.replace('/postgres?', '/sahakon?'),
    });
    await client.connect();
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM portal.audit_entries
      WHERE entry = 'member.security.choose' AND outcome = 'ok'`);
    await client.end();
    return rows[0].count;
  }

  test('F1 reads go on, writes come back with the promotion, and nothing confirmed is lost', async () => {
    const path = uniquePaths();
    const reads = keepOn(readEvery, async (at) => {
      const headers = sessions[at % sessions.length] ?? {};
      return (await askOver(app.baseUrl)({ method: 'GET', url: path(), headers })).status;
    });
    const writes = keepOn(writeEvery, write);
    await pause(3_000);
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
    expect(after.length).toBeGreaterThan(1_000);
    expect(lost.length / after.length, JSON.stringify(lost.slice(0, 20))).toBeLessThanOrEqual(0.01);
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
    for (let at = 0; at < 4; at += 1) expect(await write(at)).toBe(200);
    expect([await written(primary), await written(replica)]).toEqual([old, now + 4]);

    await app.stop();
    app = await start(primary, replica);
    const ask = askOver(app.baseUrl);
    sessions = [await signIn(ask, '000123', demoPassword)];
    for (let at = 0; at < 4; at += 1) expect(await write(at)).toBe(200);
    expect([await written(primary), await written(replica)]).toEqual([old, now + 8]);
  });
});
