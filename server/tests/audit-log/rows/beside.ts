/** What is noted beside an endpoint's own entry: alarms, and what the house itself does. */
import { demoPassword } from '../../../../demo/cast.ts';
import { pdf } from '../../../../intake/uploads/pdf/tests/pdfs.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { renewRecoveryCodes } from '../../../../records/staff/recovery-codes.ts';
import { helpLimits } from '../../../../wings/office/impersonation/impersonation-limits.ts';
import { ask } from '../../test-server.ts';
import type { AuditRow, Left, Scene } from '../left.ts';
import { memberLookedAt, supporting } from './office.ts';

/** The call that brings the entry about, and how it is answered. */
export interface BesideRow extends AuditRow {
  readonly calls: string;
  readonly status: number;
}

const system = { kind: 'system', actor: null };
const visitor = async (scene: Scene) => ({ csrf: await scene.server.csrf() });
const helper = 'ปรานี ช่วยเหลือ';

/** A ticket for a look, by `support`. */
async function ticketOf(scene: Scene) {
  const { as, session, input } = await supporting(scene);
  const answer = await scene.send(scene.endpoint('office.help.ticket'), input, session);
  return { as, session, input: { ticket: answer.json().data.ticket as string } };
}

const crowded: Left = {
  ...{ entry: 'member.session.crowded', by: system, of: '000456', session: 'new' },
  ...{ address: null, detail: { ended: 1 } },
};
const acting = pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });

export const besideRows: Readonly<Record<string, BesideRow>> = {
  'more than twenty sessions': {
    ...{ calls: 'member.sign_in', status: 200 },
    async ready(scene) {
      const { server } = scene;
      await ask(server, `UPDATE portal.sessions SET revoked_at = now() WHERE subject = '000456'`);
      for (let at = 0; at < 20; at += 1) await server.signIn('000456');
      const input = { membership_no: '000456', mem_password: demoPassword };
      return { as: 'visitor', session: await visitor(scene), input };
    },
    leaves: [crowded],
  },
  'a file that could do harm': {
    ...{ calls: 'agency.report.slip_add', status: 400 },
    async ready(scene) {
      const as = 'agency:01012002';
      const session = await scene.holder(scene.endpoint('agency.report'), as);
      const file = `data:application/pdf;base64,${acting.toString('base64')}`;
      const when = { year: '2568', month: '11', paid_on: '2025-11-28' };
      return { as, session, input: { ...when, amount: '1.00', file, name: 'x.pdf' } };
    },
    leaves: [
      {
        ...{ entry: 'agency.report.hostile_file', outcome: 'refused' },
        detail: { kind: 'pdf acts', bytes: acting.length },
      },
    ],
  },
  'a hundred failures in a row': {
    ...{ calls: 'agency.sign_in', status: 400 },
    async ready(scene) {
      await ask(
        scene.server,
        `UPDATE portal.agency_accounts SET failures_in_row = 99, failures_since = password_set_at
         WHERE agency_no = '01010001'`,
      );
      const input = { member_group_no: '01010001', member_group_pass: 'not the password' };
      return { as: 'visitor', session: await visitor(scene), input };
    },
    leaves: [
      {
        ...{ entry: 'agency.sign_in_stopped', outcome: 'failed', by: system, address: null },
        detail: { alert: true, contact: '01010001-1', since: /^2/ },
      },
    ],
  },
  'a month that does not tie out': {
    ...{ calls: 'agency.keeprep', status: 503 },
    async ready(scene) {
      await asUpkeep(scene.server.store.ownerUrl, 'sahakon_intake', (store) =>
        store.query(`UPDATE records.agency_months SET billed_satang = billed_satang + 1,
            uncollected_satang = uncollected_satang + 1
          WHERE agency_no = '01012002' AND month = '2025-09-01'`),
      );
      const as = 'agency:01012002';
      const session = await scene.holder(scene.endpoint('agency.report'), as);
      return { as, session, input: { year: '2568', month: '9' } };
    },
    leaves: [
      {
        ...{ entry: 'agency.untied', outcome: 'failed' },
        detail: { alert: true, agency_no: '01012002', month: '2025-09-01', what: /\w/ },
      },
    ],
  },
  'a ticket that somebody used already': {
    ...{ calls: 'member.help.open', status: 410 },
    async ready(scene) {
      const ready = await ticketOf(scene);
      await scene.send(scene.endpoint('member.help.open'), ready.input, ready.session);
      return ready;
    },
    leaves: [
      {
        ...{ entry: 'office.help.alert', outcome: 'refused', of: memberLookedAt, session: 'none' },
        detail: { alert: true, why: 'used', helper },
      },
    ],
  },
  'a recovery code in place of the authenticator’s': {
    ...{ calls: 'office.sign_in', status: 200 },
    async ready({ server, facts: { supportId, password } }) {
      const codes = await server.records.asStaff(supportId, renewRecoveryCodes);
      const input = { login: 'support', password, totp: codes[0] };
      return { as: 'visitor', session: { csrf: await server.csrf() }, input };
    },
    leaves: [
      {
        ...{ entry: 'office.recovery_code', session: 'none', detail: { left: /9/ } },
        by: { kind: 'office', actor: ({ supportId }) => supportId },
      },
    ],
  },
  'more looks in a day than anybody needs': {
    ...{ calls: 'office.help.ticket', status: 200 },
    async ready(scene) {
      for (let at = 0; at < helpLimits.looksADay; at += 1) await ticketOf(scene);
      return supporting(scene);
    },
    leaves: [{ entry: 'office.help.many', detail: { alert: true, made: /\d/ } }],
  },
};
