/** Staff at work, for tests: asks for a ticket, redeems it, looks. */

import { asUpkeep } from '../../../../records/driver/owner.ts';
import { confirmOffice } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import type { openTestApp } from '../../../../tools/test-app.ts';

export type App = Awaited<ReturnType<typeof openTestApp>>;

/** As script of our own page says it. */
export const fetched: Headers = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};

/** Asks for a ticket after the second factor was proven again. */
export async function askTicket(app: App, office: Headers, memberNo: string) {
  await confirmOffice(app, office, 'support');
  const body = { reason: 'สมาชิกโทรแจ้งว่ายอดหุ้นไม่ขึ้น', ticket_no: 'SR-2568-7' };
  return app.post(`/admin/impersonate/${memberNo}`, body, office);
}

/** A ticket for a look at a member. */
export async function ticketFor(app: App, office: Headers, memberNo: string): Promise<string> {
  const { status, body } = await askTicket(app, office, memberNo);
  if (status !== 200) throw new Error(`no ticket: ${status} ${JSON.stringify(body)}`);
  return body.data.ticket;
}

/** Shows a ticket to the GET that redeems. */
export function redeem(app: App, office: Headers, ticket: string, how: Headers = fetched) {
  const { cookie = '' } = office;
  const headers = { ...how, cookie, 'x-impersonation-ticket': ticket };
  return app.get('/admin/impersonate/auth/member', headers);
}

/** Headers of staff who look as a member. */
export async function look(app: App, office: Headers, memberNo: string): Promise<Headers> {
  const { body, cookies } = await redeem(app, office, await ticketFor(app, office, memberNo));
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const tokens = { authorization: `Bearer ${body.token}`, cookie };
  const config = await app.get('/api/info/config', tokens);
  return { ...fetched, ...tokens, 'x-csrf-token': config.body.data.csrf_token };
}

/** Asks the store as its owner. */
export async function owner<Row extends object>(
  app: App,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(sql, values),
  );
  return rows;
}

/** Audit entries of an entry's name, once all are written. */
export async function entriesOf(app: App, entry: string) {
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(
      `SELECT outcome, actor_kind, actor, member_no, detail FROM portal.audit_entries
       WHERE entry = $1 ORDER BY seq`,
      [entry],
    ),
  );
  return rows;
}

export async function staffId(app: App, login: string): Promise<string> {
  const rows = await owner<{ id: string }>(app, 'SELECT id FROM portal.staff WHERE login = $1', [
    login,
  ]);
  return rows[0]?.id ?? '';
}
