/** What counting attempts in the store costs whoever signs in, and whoever reads. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeKnownBrowser } from '../../../../tools/remembered-browser.ts';
import { signIn, trySignIn } from '../../../../tools/sign-in.ts';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import type { TestApp } from './visitor.ts';

let app: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  app = await openTestApp();
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args as [string | { readonly text?: string }];
    statements.push(typeof config === 'string' ? config : (config.text ?? ''));
    return Reflect.apply(query, this, args);
  } as typeof query);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});
beforeEach(() => {
  statements.length = 0;
});

const countings = () =>
  statements.filter((text) => /portal\.(?:take|return)_budgets/.test(text)).length;

test('T12 a sign-in costs three statements for its limits, a refused one two', async () => {
  expect((await trySignIn(app.ask, '000123', demoPassword)).status).toBe(200);
  expect(statements.length).toBeGreaterThan(5);
  expect(countings()).toBe(3);
  statements.length = 0;
  expect((await trySignIn(app.ask, '000123', 'wrong password')).status).toBe(400);
  expect(countings()).toBe(2);
});

test('T12 of a known browser a sign-in costs two, and what is read then none', async () => {
  const { name, value } = await makeKnownBrowser(app.ownerUrl, '000111');
  statements.length = 0;
  const headers = await signIn(app.ask, '000111', demoPassword, `${name}=${value}`);
  expect(countings()).toBe(2);
  statements.length = 0;
  expect((await app.get('/api/member/share', headers)).status).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(countings()).toBe(0);
});
