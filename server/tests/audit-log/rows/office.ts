/** What staff do, and a look in a member's stead from ticket to session (S4). */

import { plain } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { demoTotpCode } from '../../../../tools/store/demo-totp.ts';
import { ask, post } from '../../test-server.ts';
import type { AuditRows, Left, Ready, Scene } from '../left.ts';

/** Whom staff look at here. */
export const memberLookedAt = '000123';

/** `support` in the office, the second factor just proven again. */
export async function supporting(scene: Scene): Promise<Ready> {
  const { server } = scene;
  await ask(server, 'UPDATE portal.staff SET totp_step = 0');
  const config = await server.app.inject({ url: '/api/office/config' });
  const { password, totp } = scene.facts;
  const answer = await server.app.inject(
    post(
      '/api/office/auth/login',
      { csrf: config.json().data.csrf_token },
      { login: 'support', password, totp },
    ),
  );
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const inside = await server.app.inject({ url: '/api/office/config', headers: { cookie } });
  await ask(server, 'UPDATE portal.staff SET totp_step = 0');
  await ask(
    server,
    `UPDATE portal.sessions s SET confirmed_at = now() FROM portal.staff p
     WHERE p.login = 'support' AND s.kind = 'office' AND s.subject = p.id::text`,
  );
  return {
    as: 'staff:service',
    session: { cookie, csrf: inside.json().data.csrf_token },
    input: { membership_no: memberLookedAt, reason: 'สมาชิกแจ้งว่ายอดหุ้นไม่ขึ้น', ticket_no: 'SR-1' },
  };
}

/** The second factor once more. */
async function confirming(scene: Scene): Promise<Ready> {
  const { as, session } = await supporting(scene);
  await ask(scene.server, 'UPDATE portal.sessions SET confirmed_at = NULL');
  return { as, session, input: { totp: demoTotpCode('support') } };
}

/** The ticket that opens the look, in the browser of whoever asked for it. */
async function holding(scene: Scene): Promise<Ready> {
  const { as, session, input } = await supporting(scene);
  const answer = await scene.send(scene.endpoint('office.help.ticket'), input, session);
  return { as, session, input: { ticket: answer.json().data?.ticket } };
}

const support: Pick<Left, 'by' | 'session'> = {
  by: { kind: 'office', actor: ({ supportId }) => supportId },
  session: 'new',
};

export const officeRows: AuditRows = {
  'office.sign_in': { leaves: [{ entry: 'office.sign_in', ...support }] },
  ...plain({ 'office.sign_out': 'office.sign_out' }),
  'office.confirm': { ready: confirming, leaves: [{ entry: 'office.confirm' }] },
  'office.help.ticket': {
    ready: supporting,
    leaves: [{ entry: 'office.help.ticket', target: memberLookedAt, of: memberLookedAt }],
  },
  'member.help.open': {
    ready: holding,
    leaves: [
      {
        ...{ entry: 'office.help.open', of: memberLookedAt, session: 'new' },
        detail: { helper: 'ปรานี ช่วยเหลือ' },
      },
    ],
  },
};
