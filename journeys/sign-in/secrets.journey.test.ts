/** T23 in the browser: what a way in leaves in storage, cookies, addresses and the console. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openWitness } from '../../server/tests/secrets/witness.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const fresh = 'ดอกบัวบานตอนเช้ามืด';

/** Somebody who must set a password of their own, with the number on record and on the card. */
async function newcomer() {
  const members = await asUpkeep(testBrowser.ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query<{ no: string; phone: string; card: string }>(`
      SELECT member_no AS no, regexp_replace(phone, '[^0-9]', '', 'g') AS phone,
        national_id AS card
      FROM records.members m JOIN records.current c USING (publication_id)
      WHERE status_code = '0' AND regexp_replace(phone, '[^0-9]', '', 'g') ~ '^0[689][0-9]{8}$'
      ORDER BY member_no DESC OFFSET 5`);
    return rows;
  });
  const existing = await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query<{ no: string }>(
      'SELECT member_no AS no FROM portal.member_accounts',
    );
    return new Set(rows.map(({ no }) => no));
  });
  // 000321 and the very last have journeys of their own, beside this one.
  const person = members.find(({ no }) => !existing.has(no) && no !== '000321');
  if (person === undefined) throw new Error('everybody has an account');
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(
      `INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
       SELECT $1, password_hash, true FROM portal.member_accounts WHERE member_no = '000123'`,
      [person.no],
    );
    await client.query(
      `INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
       SELECT $1, kind, version, '', '' FROM portal.terms_versions`,
      [person.no],
    );
  });
  return person;
}

/** What a browser keeps of a signed-in member on purpose, and what else it keeps (R094, T23). */
async function storedBy(page: Page): Promise<{ session: string; rest: string }> {
  const stored = await page.evaluate(async () => {
    const { localStorage, sessionStorage, document, history, location, indexedDB, caches, name } =
      Object(globalThis);
    const { member, user, ...others } = { ...localStorage };
    return {
      session: JSON.stringify([member, user]),
      rest: JSON.stringify({
        ...{ others, session: { ...sessionStorage }, cookie: document.cookie, name },
        ...{ state: history.state, address: location.href, title: document.title },
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
      }),
    };
  });
  return stored;
}

/** Tokens of the answers, as they come; their place is the kept session. */
function listen(page: Page, witness: ReturnType<typeof openWitness>): void {
  page.on('console', (message) => witness.hear('console', message.text()));
  page.on('request', (request) => witness.hear('an address', request.url()));
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const { token } = Object(await response.json().catch(() => undefined));
    if (typeof token === 'string') witness.keep('token', token, 'the kept session');
  });
}

test('T23 a browser keeps the token in its place, and nothing after the way out', async () => {
  const witness = openWitness();
  const { no, phone, card } = await newcomer();
  for (const password of [demoPassword, fresh]) witness.keep('password', password);
  witness.keep('telephone', phone);
  witness.keep('national ID', card);
  const page = await testBrowser.newPage({ width: 390 });
  listen(page, witness);
  const look = async () => {
    const { session, rest } = await storedBy(page);
    witness.hear('the kept session', session);
    witness.hear('the rest of the browser', rest);
    return session;
  };

  await testBrowser.signInAs(page, no);
  await page.waitForURL('**/member/update-password');
  await look();
  await page.locator('input[name="mem_password"]').fill(fresh);
  await page.locator('input[name="again"]').fill(fresh);
  await look();
  await page.locator('input[name="again"]').press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/update-password'));
  await look();
  await page.goto('/member/share');
  await page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' }).waitFor();
  expect(await look()).toMatch(/token/);

  await page.getByRole('button', { name: 'เมนู', exact: true }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/member/share'));
  expect(await look()).toBe('[null,null]');
  witness.hear('the page after the way out', await page.content());

  expect(witness.secretKinds).toEqual(['national ID', 'password', 'telephone', 'token']);
  expect(witness.findings()).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);

  // The search is able to find: a leak on purpose.
  await page.evaluate((value) => sessionStorage.setItem('draft', value), fresh);
  await look();
  expect(witness.findings()).toEqual(['password in the rest of the browser']);
  await testBrowser.leave(page);
});
