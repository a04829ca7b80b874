/** Who sees a ticket in the store, whatever a query forgets (T1, S7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '../../../../tools/office.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { type App, askTicket, look, redeem, staffId, ticketFor } from './helping.ts';

let app: App;
let apart: App;
beforeAll(async () => {
  app = await openTestApp();
  const office = { officeHost: 'office.coop.example', publicOrigin: 'https://portal.coop.example' };
  apart = await openTestApp({ settings: { handlers: { ...testHandlerSettings, ...office } } });
});
afterAll(async () => {
  await app.close();
  await apart.close();
});

test('T1 a ticket is seen by whoever made it, and once used by the member it was for', async () => {
  const office = await signInStaff(app, 'support');
  await look(app, office, '000123');
  await ticketFor(app, office, '000456');
  const all = async (db: Parameters<Parameters<App['records']['asVisitor']>[0]>[0]) => {
    const query = sql<{ member_no: string }>`SELECT member_no FROM portal.help_tickets`;
    const { rows } = await query.execute(db);
    return rows.map((row) => Object.values(row)[0]).toSorted();
  };
  const [support, admin] = [await staffId(app, 'support'), await staffId(app, 'admin')];
  expect(await app.records.asStaff(support, all)).toEqual(['000123', '000456']);
  expect(await app.records.asStaff(admin, all)).toEqual([]);
  expect(await app.records.readAsMember('000123', all)).toEqual(['000123']);
  expect(await app.records.readAsMember('000456', all)).toEqual([]);
  expect(await app.records.readAsVisitor(all)).toEqual([]);
});

test('S4 from an office of its own hostname a ticket needs no cookie', async () => {
  const office = await signInStaff(apart, 'support', { host: 'office.coop.example' });
  const { body } = await askTicket(apart, office, '000123');
  const { ticket, address } = body.data;
  expect(address).toBe(`https://portal.coop.example/member/impersonate#${ticket}`);
  expect((await redeem(apart, {}, ticket)).status).toBe(200);
  const next = await ticketFor(apart, office, '000123');
  await apart.post('/api/office/auth/logout', {}, office);
  expect((await redeem(apart, {}, next)).status).toBe(410);
});
