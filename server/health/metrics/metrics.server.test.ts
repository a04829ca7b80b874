/** What an operator asks of `/metrics`, on the real store. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { StoreUnavailable } from '../../../records/driver/faults.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { checkAudit } from '../../../records/health/store-figures.ts';
import { trySignIn } from '../../../tools/sign-in.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readWeekdays } from '../figure-days.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
type Changes = NonNullable<Parameters<typeof openTestApp>[0]>;

const metricsToken = 'a-token-for-the-test-of-figures';
const ofRealData = {
  settings: {
    metricsToken,
    handlers: { ...testHandlerSettings, demo: false },
    figureDays: { weekdays: readWeekdays('1-7') ?? new Set<number>(), allowed: 1 },
  },
};

let app: App;
beforeAll(async () => {
  app = await openTestApp({ settings: { metricsToken } });
});
afterAll(() => app.close());

const scrape = async ({ app: one }: App) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { statusCode, payload } = await one.inject({ url: '/metrics', headers });
  expect(statusCode).toBe(200);
  const value = (name: string) => {
    const line = payload.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  return { payload, value };
};

/** A server that starts now on the same store: its looks are fresh. */
async function fresh<T>(
  work: (figures: Awaited<ReturnType<typeof scrape>>, app: App) => Promise<T>,
  changes: Changes = {},
) {
  const other = await openTestApp({ settings: { metricsToken }, ...changes, on: app });
  try {
    return await work(await scrape(other), other);
  } finally {
    await other.close();
  }
}

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (client) => client.query(sql));

test('a store that is copied by itself says how old the copy is, and what is wrong', async () => {
  const scheduled = {
    settings: { metricsToken, handlers: { ...testHandlerSettings, backupsAt: '02:30' } },
  };
  await fresh(async ({ value }) => {
    expect(value('sahakon_backup_age_seconds')).toBeUndefined();
    expect(value('sahakon_backup_missing')).toBe(1);
  }, scheduled);
  await asOwner(`INSERT INTO portal.backups (began_at, reason, file, bytes, row_count, sha256)
    VALUES (now() - interval '2 hours', 'schedule', '/a', 4711, 1, repeat('0', 64))`);
  await asOwner(
    `INSERT INTO portal.backups (began_at, reason, fault) VALUES (now(), 'schedule', 'x')`,
  );
  await fresh(async ({ value }) => {
    expect(Math.round((value('sahakon_backup_age_seconds') ?? 0) / 60)).toBe(120);
    expect(value('sahakon_backup_size_bytes')).toBe(4_711);
    expect(value('sahakon_backup_rehearsal_age_seconds')).toBeUndefined();
    expect(value('sahakon_backup_missing')).toBe(0);
    expect(value('sahakon_backup_failed')).toBe(1);
    expect(value('sahakon_backup_unrehearsed')).toBe(1);
  }, scheduled);
  // By hand alone: nobody waits for the next one.
  await fresh(async ({ value }) => {
    expect(value('sahakon_backup_age_seconds')).toBeGreaterThan(0);
    expect(value('sahakon_backup_missing')).toBeUndefined();
  });
});

test('every name is of the convention, and has its type and its help', async () => {
  const { payload } = await scrape(app);
  const types = [...payload.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [
    name,
    type,
  ]);
  for (const [name = '', type] of types) {
    expect(name).toMatch(/^(sahakon|http|process)_[a-z0-9_]+$/);
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
  }
  expect(types.length).toBeGreaterThan(40);
});

test('version, start, age and publication of the figures, database and sessions', async () => {
  await app.signIn('000123');
  await fresh(async ({ payload, value }) => {
    expect(payload).toMatch(/sahakon_build_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1/);
    expect(Math.abs((value('process_start_time_seconds') ?? 0) - Date.now() / 1_000)).toBeLessThan(
      3_600,
    );
    expect(value('sahakon_store_up')).toBe(1);
    expect(value('sahakon_store_writable')).toBe(1);
    expect(value('sahakon_figures_age_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('sahakon_database_size_bytes')).toBeGreaterThan(1_000_000);
    expect(value('sahakon_sessions{kind="member"}')).toBeGreaterThanOrEqual(1);
    expect(value('sahakon_sessions{kind="agency"}')).toBe(0);
    // The figures of a demo stand still, and are never late.
    expect(value('sahakon_figures_overdue_days')).toBeUndefined();
  });
});

test('figures that are older than expected count the days that are missing', async () => {
  const asOf = addDays(bangkokDay(new Date()), -5);
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query('UPDATE records.publications SET as_of = $1', [asOf]),
  );
  await fresh(async ({ value }) => {
    expect(value('sahakon_figures_overdue_days')).toBe(3);
    expect(value('sahakon_figures_age_seconds')).toBeGreaterThan(4 * 86_400 - 1);
    expect(value('sahakon_figures_age_seconds')).toBeLessThan(5 * 86_400 + 1);
  }, ofRealData);
});

test('what came of the last intake, and when; a dry run is none', async () => {
  const run = (outcome: string, dry: boolean, ended: string) =>
    asOwner(`INSERT INTO portal.intake_runs (began_at, ended_at, outcome, dry_run, forced, source,
      fault_count, report) VALUES (now(), ${ended}, '${outcome}', ${dry}, false, 'x', 0, '{}')`);
  await run('refused', false, "'2026-01-31T01:00:00Z'");
  await run('checked', true, 'now()');
  await fresh(async ({ value }) => {
    expect(value('sahakon_intake_last_refused')).toBe(1);
    expect(value('sahakon_intake_last_outcome{outcome="refused"}')).toBe(1);
    expect(value('sahakon_intake_last_timestamp_seconds')).toBe(
      Date.parse('2026-01-31T01:00:00Z') / 1_000,
    );
  });
  await run('published', false, 'now()');
  await fresh(async ({ value }) => {
    expect(value('sahakon_intake_last_refused')).toBe(0);
    expect(value('sahakon_intake_last_outcome{outcome="refused"}')).toBeUndefined();
  });
});

test('sign-ins and those refused are counted by kind, codes by what came of them', async () => {
  await fresh(async (_, other) => {
    await other.signIn('000123');
    for (const at of [1, 2]) await trySignIn(other.ask, '000123', `wrong ${at}`);
    await trySignIn(other.ask, '000222', 'Sahakon#2568');
    const { value } = await scrape(other);
    expect(value('sahakon_sign_ins_total{kind="member"}')).toBe(1);
    expect(value('sahakon_sign_in_failures_total{kind="member"}')).toBe(2);
    expect(value('sahakon_sign_ins_total{kind="office"}')).toBe(0);
    expect(value('sahakon_one_time_codes_total{outcome="posted"}')).toBe(1);
    expect(value('sahakon_refusals_total{problem="bad_credentials"}')).toBe(2);
  });
});

test('while the store is away a scrape succeeds, and asks nothing twice', async () => {
  let away = false;
  let looks = 0;
  const refuse = () => {
    looks += 1;
    return Promise.reject(new StoreUnavailable('gone', 'test'));
  };
  const wrap: Changes['wrap'] = (records) => ({
    ...records,
    asVisitor: (work) => (away ? refuse() : records.asVisitor(work)),
    readAsVisitor: (work, how) => (away ? refuse() : records.readAsVisitor(work, how)),
    isUp: () => !away,
  });
  await fresh(
    async (_, other) => {
      away = true;
      await pause(2_100);
      looks = 0;
      const [first] = await Promise.all([scrape(other), scrape(other), scrape(other)]);
      expect(first.value('sahakon_store_up')).toBe(0);
      expect(first.value('sahakon_store_writable')).toBeUndefined();
      expect(first.value('sahakon_figures_age_seconds')).toBeUndefined();
      expect(first.value('sahakon_pool_waiting')).toBe(0);
      // The look at the content goes on by itself.
      expect(looks).toBeLessThan(6);
      away = false;
    },
    { wrap },
  );
}, 20_000);

test('F16 the chain is computed part by part, and a change to it is found by itself', async () => {
  const check = (most: number) => app.records.asVisitor((db) => checkAudit(db, most, 0));
  const anew = () =>
    asOwner(`UPDATE portal.audit_checks SET seq = 0, hash = sha256('sahakon'), whole_at = NULL`);
  for (let at = 0; at < 8; at += 1) await trySignIn(app.ask, '000123', `wrong ${at}`);
  await app.app.auditLog.flush();
  await anew();
  await check(3);
  await fresh(async ({ value }) => {
    expect(value('sahakon_audit_chain_ok')).toBe(1);
  });
  const state = async () => {
    const { rows } = await asOwner(
      `SELECT seq::int, broken_seq::int AS broken, whole_at IS NOT NULL AS whole,
         (SELECT seq::int FROM portal.audit_head) AS head FROM portal.audit_checks`,
    );
    return rows[0];
  };
  await check(100_000);
  const whole = await state();
  expect(whole).toMatchObject({ seq: whole.head, broken: null, whole: true });

  const change = (sql: string) =>
    asOwner(`ALTER TABLE portal.audit_entries DISABLE TRIGGER no_change;
      ALTER TABLE portal.audit_entries NO FORCE ROW LEVEL SECURITY; ${sql};
      ALTER TABLE portal.audit_entries FORCE ROW LEVEL SECURITY;
      ALTER TABLE portal.audit_entries ENABLE TRIGGER no_change`);
  await change(`UPDATE portal.audit_entries SET entry = entry || '!' WHERE seq = 3`);
  await anew();
  await check(100_000);
  expect(await state()).toMatchObject({ seq: 2, broken: 3 });
  await fresh(async ({ value }) => {
    expect(value('sahakon_audit_chain_ok')).toBe(0);
    expect(value('sahakon_audit_chain_broken_entry')).toBe(3);
  });
  await change(`UPDATE portal.audit_entries SET entry = rtrim(entry, '!') WHERE seq = 3`);
  await check(100_000);
  expect(await state()).toMatchObject({ broken: null, whole: true });
  await change('DELETE FROM portal.audit_entries WHERE seq > 3');
  await anew();
  await check(100_000);
  expect(await state()).toMatchObject({ seq: 3, broken: 4 });
});
