/** What a hundred failures in a row stop, whom it leaves in, and who is told (T12). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { bare, openBrowser as browserOf } from './browser.ts';

const alertMail = 'manager@coop.example';
const contact = '01012002';
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  const handlers = { ...testHandlerSettings, alertMail };
  app = await openTestApp({ settings: { handlers } });
});
afterAll(() => app.close());

const openBrowser = () => browserOf(app.app);
const asOwner = async (sql: string) =>
  (await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql))).rows;
const failures = async (): Promise<number> =>
  (
    await asOwner(`SELECT failures_in_row FROM portal.agency_accounts
      WHERE agency_no = '${contact}' AND person_no = 1`)
  )[0]?.failures_in_row;
const set = (what: string) =>
  asOwner(`UPDATE portal.agency_accounts SET ${what}
    WHERE agency_no = '${contact}' AND person_no = 1`);
const fail = (times: number) => set(`failures_in_row = ${times}, failures_since = password_set_at`);
let nextAgent = 0;
/** One more browser where the contact has been: elsewhere strangers wait for each other. */
const nearTo = ({ address }: { readonly address: string }) =>
  browserOf(app.app, address, `browser ${nextAgent++}`);

test('T12 after a hundred failures only a browser of one’s own is believed', async () => {
  const mine = openBrowser();
  expect((await mine.signIn(contact)).status).toBe(200);
  await fail(99);
  expect((await nearTo(mine).signInProven(contact, 'x')).status).toBe(400);
  expect(await failures()).toBe(100);
  const wrong = bare(await nearTo(mine).signInProven(contact, 'x'));
  expect(bare(await nearTo(mine).signInProven(contact))).toEqual(wrong);
  expect((await mine.signIn(contact, 'x')).status).toBe(400);
  expect(await failures()).toBe(102);
  const { status, body } = await mine.signIn(contact);
  expect([status, body.failed_tries]).toEqual([200, 3]);
  // What strangers tried is told on a browser of one's own, and once.
  expect((await mine.signIn(contact)).body.failed_tries).toBe(0);
  // Another password, and the row of failures is over.
  await set('password_set_at = now()');
  expect((await openBrowser().signInProven(contact)).status).toBe(200);
  // And whoever used the old one is a stranger again.
  await fail(100);
  expect(bare(await mine.signInProven(contact))).toEqual(wrong);
  await fail(0);
});

test('T12 staff are told of a stop once a day, by mail and in the audit log', async () => {
  const mails = () => app.outbox.messages.filter(({ to }) => to === alertMail);
  await set('stop_told_at = NULL');
  const before = mails().length;
  const mine = openBrowser();
  await mine.signInProven(contact);
  await fail(98);
  const wrong = () => nearTo(mine).signInProven(contact, 'x');
  await wrong();
  expect(mails()).toHaveLength(before);
  await Promise.all([wrong(), wrong(), wrong()]);
  const messages = mails().slice(before);
  expect(messages.map(({ subject }) => subject)).toEqual(['การเข้าสู่ระบบของผู้แทนหน่วย 01012002 ถูกพัก']);
  expect(messages[0]?.text).toContain('npm run staff -- contact-unlock 01012002');
  await set(`stop_told_at = now() - interval '1 day'`);
  await wrong();
  expect(mails()).toHaveLength(before + 2);
  const auditLog = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(`SELECT detail->>'contact' AS contact FROM portal.audit_entries
      WHERE entry = 'agency.sign_in_stopped' ORDER BY seq DESC LIMIT 2`),
  );
  expect(auditLog.rows).toEqual([{ contact: '01012002-1' }, { contact: '01012002-1' }]);
  await fail(0);
});
