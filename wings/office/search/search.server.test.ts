/** The office's search finds what the caller's roles open, and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '../../../tools/office.ts';
import { lineOf, openReporting } from '../../../tools/store/reporting.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

async function find(login: string, q: string) {
  const who = await signInStaff(app, login);
  const { status, body } = await app.get(`/api/office/search?q=${encodeURIComponent(q)}`, who);
  expect(status).toBe(200);
  return body.data.hits as { room: string; to: string; title: string; detail: string }[];
}

test('D-37 finance finds a report by the agency’s number, other roles nothing of it', async () => {
  const { agencyNo, bills } = app.unit();
  const none = { outcome: 'NONE', collected: '0.00', reason: 'OTHER' };
  const lines = bills.map((bill) => lineOf(bill, none));
  await app.send(agencyNo, 'save', { version: 0, lines });
  expect((await app.send(agencyNo, 'submit', { version: 1 })).status).toBe(200);
  expect(await find('finance', agencyNo)).toEqual([
    {
      room: 'agencyReports',
      to: `/office/agency_reports/${agencyNo}/2568/11`,
      title: expect.any(String),
      detail: 'พฤศจิกายน 2568',
    },
  ]);
  expect(await find('content', agencyNo)).toEqual([]);
});

test('signs of the store’s own patterns are letters like any others', async () => {
  for (const q of ['%', '_', "' OR true --", '   ']) expect(await find('finance', q)).toEqual([]);
});

test('D-37 each room is searched for its own role alone', async () => {
  const roomsOf = (hits: { room: string }[]) => [...new Set(hits.map(({ room }) => room))];
  expect(roomsOf(await find('content', 'การ'))).toEqual(['topics']);
  expect(roomsOf(await find('registry', 'เลือกตั้ง'))).toEqual(['elections']);
  expect(roomsOf(await find('support', 'ก')).toSorted()).toEqual(['board', 'complaints']);
  expect(await find('admin', 'วิไล')).toEqual([
    { room: 'staff', to: '/office/staff/finance', title: 'วิไล บัญชีดี', detail: 'finance' },
  ]);
  expect(await find('finance', 'วิไล')).toEqual([]);
});
