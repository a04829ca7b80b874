/** A letter that went out with a wrong account is replaced, seen through the front door (D-25). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAgencySettings } from '../../../server/settings/site-file.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type AdminStore, inStore } from '../admin-command.ts';
import { lettersOfMonth, reissueLetters } from './reissue.ts';

const [school, hospital] = ['01011001', '01012002'];
const [october, november] = ['2025-10-01', '2025-11-01'];
const [right, wrong] = ['1234567890', '9999999999'];

let store: Awaited<ReturnType<typeof openTestStore>>;
const opened: Awaited<ReturnType<typeof openTestApp>>[] = [];
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await store.close();
});

/** A server that starts on the store with this account in its settings. */
async function startWith(account: string) {
  const agency = await readAgencySettings('site.config.json');
  const letter = { ...agency.letter, account_no: account };
  const app = await openTestApp({ on: store, agency: { ...agency, letter } });
  opened.push(app);
  return app;
}
const asAdmin = <T>(work: (client: AdminStore) => Promise<T>) => inStore(store.ownerUrl, work);
const seen = async (month = november, agencyNo?: string) => {
  const letters = await asAdmin((client) => lettersOfMonth(client, { month, agencyNo }));
  if (letters === 'unsettled') throw new Error(letters);
  return letters;
};
const reissue = (month: string, agencyNo?: string) =>
  asAdmin((client) => reissueLetters(client, { month, agencyNo, by: 'มานี', reason: 'เลขบัญชีผิด' }));
const auditLog = () =>
  asAdmin(async (client) => {
    await client.query('SET LOCAL ROLE sahakon_audit');
    const { rows } = await client.query(
      `SELECT actor, detail FROM portal.audit_entries WHERE entry = 'desk.letters.reissue'
       ORDER BY seq`,
    );
    return rows;
  });

test('before a server has told its settings there is nothing to compare with', async () => {
  const query = { month: november };
  expect(await asAdmin((client) => lettersOfMonth(client, query))).toBe('unsettled');
  expect(await reissue(november)).toEqual([]);
});

test('D-25 what differs is told, replaced once, and the agency reads the new account', async () => {
  await startWith(wrong);
  const [first] = await seen(november, school);
  expect(first).toMatchObject({ agencyNo: school, posted: false, differences: [] });
  expect(await reissue(november)).toEqual([]);

  const app = await startWith(right);
  const path = '/api/membergroup/delivery_book';
  const list = async () => (await app.get(path, await app.signInAgency(school))).body.data;
  const paperOf = async ({ yearBe, run }: { yearBe: number; run: number }) => {
    const answer = await app.get(`${path}/${yearBe}/${run}`, await app.signInAgency(school));
    // An account number is written with hyphens.
    return JSON.stringify(answer.body.data).replaceAll('-', '');
  };
  // A change of the settings alone replaces nothing.
  const all = await seen();
  expect(all.length).toBeGreaterThan(3);
  const open = all.filter(({ posted }) => !posted);
  for (const { differences } of all) {
    expect(differences).toEqual([{ setting: 'account_no', before: wrong, now: right }]);
  }
  const oldList = await list();

  const [made, ...others] = await reissue(november, school);
  expect(others).toEqual([]);
  if (!made || !first) throw new Error('no letter');
  expect(made).toMatchObject({
    agencyNo: school,
    replaced: { yearBe: first.yearBe, run: first.run, prefix: first.prefix },
  });
  expect(await paperOf(made)).toContain(right);
  expect(await paperOf(made)).not.toContain(wrong);
  // The one before is not rewritten.
  expect(await paperOf(first)).toContain(wrong);
  expect(await list()).not.toEqual(oldList);
  expect((await seen(november, hospital))[0]?.differences).toHaveLength(1);

  const rest = await reissue(november);
  expect(rest).toHaveLength(open.length - 1);
  const runs = [made, ...rest].map(({ run }) => run);
  expect(runs).toEqual(runs.map((_, at) => (runs[0] ?? 0) + at));
  expect(await reissue(november)).toEqual([]);
  const now = await seen();
  expect(
    now.filter(({ differences }) => differences.length > 0).every(({ posted }) => posted),
  ).toBe(true);
  expect(await auditLog()).toMatchObject([
    { actor: 'มานี', detail: { month: november, letters: [`${made.run}/${made.yearBe}`] } },
    { detail: { reason: 'เลขบัญชีผิด' } },
  ]);
  // Nothing is missing either: the next start writes no further letter.
  await startWith(right);
  expect(await seen()).toEqual(now);
});

test('D-25 letters of a month that is posted stay as they are', async () => {
  await startWith('8888888888');
  const letters = await seen(october);
  expect(letters.length).toBeGreaterThan(0);
  expect(letters.every(({ posted, differences }) => posted && differences.length === 1)).toBe(true);
  expect(await reissue(october)).toEqual([]);
  expect(await seen(october)).toEqual(letters);
});
