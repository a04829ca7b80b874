/** While the store takes no changes nobody signs in, and nobody learns whose password is right. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { tryOffice } from '../../tools/office.ts';
import { trySignIn } from '../../tools/sign-in.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { openBrowser } from '../../wings/agency/sign-in/tests/browser.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Sets it for the app's login, and has its connections made anew. */
async function set(sql: string): Promise<void> {
  const { pathname } = new URL(app.appUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const login = pg.escapeIdentifier(app.appLogin);
  await asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query('RESET ROLE');
    await client.query(`ALTER ROLE ${login} IN DATABASE ${pg.escapeIdentifier(database)} ${sql}`);
  });
  const client = new pg.Client({ connectionString: app.appUrl });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
  await pause(1_200);
}

type Try = (password: string) => Promise<{ status: number; body: { data: { code: string } } }>;
const doors: readonly [name: string, attempt: Try][] = [
  ['a member', (password) => trySignIn(app.ask, '000123', password)],
  ['an agency', (password) => openBrowser(app.app).signIn('01012002', password)],
  ['the office', (password) => tryOffice(app.ask, { login: 'support', password, totp: '000000' })],
];

describe('a store without changes', () => {
  beforeAll(() => set('SET default_transaction_read_only = on'));
  afterAll(() => set('RESET default_transaction_read_only'));

  test.each(doors)('T13 %s: right or wrong, one answer', async (_, attempt) => {
    for (const password of [demoPassword, 'not-it-at-all']) {
      const { status, body } = await attempt(password);
      expect([status, body.data.code]).toEqual([503, 'store_read_only']);
    }
  });
});
