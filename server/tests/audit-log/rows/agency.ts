/** What people of agencies do. */

import { leaves, leavesOf, plain } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { slipIds } from '../../../../tools/endpoints/tests/facts.ts';
import { ask } from '../../test-server.ts';
import type { AuditRow, AuditRows, Ready, Scene } from '../left.ts';

const month = '2568-11';
const november = { year: '2568', month: '11' };
const agencyNo = '01011001';
const as = `agency:${agencyNo}`;
const letter = ({ ownLetter: { year, run } }: Scene['facts']) => `${year}-${run}`;

/** A report of November that says of everybody that all was deducted, saved and with its slip. */
async function reported(scene: Scene): Promise<{ session: Ready['session']; version: number }> {
  const session = await scene.holder(scene.endpoint('agency.report'), as);
  const send = async (name: string, input: object) => {
    const answer = await scene.send(scene.endpoint(name), { ...november, ...input }, session);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().data;
  };
  const { report } = await send('agency.report', {});
  if (report?.state === 'SUBMITTED') {
    return {
      session,
      version: (await send('agency.report.recall', { version: report.version })).version,
    };
  }
  const bills = await ask<{ no: string; seq: number; billed: string }>(
    scene.server,
    `SELECT member_no AS no, seq, (billed_satang / 100.0)::numeric(12, 2)::text AS billed
     FROM records.collections WHERE agency_no = '${agencyNo}' AND month = '2025-11-01'
       AND kind = 'MONTHLY' ORDER BY 1, 2`,
  );
  const lines = bills.map(({ no, seq, billed }) => ({
    ...{ membership_no: no, seq, outcome: 'FULL', collected: billed },
  }));
  const input = { version: report?.version ?? 0, lines, explanation: 'ยอดโอนรวมเดือนก่อน' };
  const saved = await send('agency.report.save', input);
  return { session, version: saved.version };
}

/** Handed in, so that it can be taken back or decided on. */
async function handedIn(scene: Scene) {
  const { session, version } = await reported(scene);
  const input = { ...november, version };
  const answer = await scene.send(scene.endpoint('agency.report.submit'), input, session);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { session, version: answer.json().data.version as number };
}

const file = Buffer.from('เลขทะเบียน,หักได้,เหตุผล\r\n000123,0.00,ลาออก\r\n').toString('base64');
const upload = { ...november, file: `data:text/csv;base64,${file}`, name: 'ผล.csv' };

/** A file that was looked at, and that is applied as it was seen. */
async function seen(scene: Scene): Promise<Ready> {
  const session = await scene.holder(scene.endpoint('agency.report.upload'), as);
  const answer = await scene.send(scene.endpoint('agency.report.upload'), upload, session);
  const { version, digest } = answer.json().data;
  return { as, session, input: { ...upload, version, digest } };
}

const idIn = (input: object): string => ('id' in input ? String(input.id) : '');
const digestOf = (input: object): string => ('digest' in input ? String(input.digest) : '');

export const agencyRows: AuditRows = {
  'agency.sign_in': {
    leaves: [
      {
        ...{ entry: 'agency.sign_in', target: agencyNo, session: 'new' },
        by: { kind: 'agency', actor: `${agencyNo}-1` },
      },
    ],
  },
  'agency.security.end': {
    async ready(scene) {
      const one = scene.endpoint('agency.security.end');
      const [session] = [await scene.holder(one, as), await scene.holder(one, as)];
      const [other] = await ask<{ id: string }>(
        scene.server,
        `SELECT id::text FROM portal.sessions WHERE subject = '${agencyNo}-1'
         ORDER BY created_at DESC LIMIT 1`,
      );
      const input = { kind: 'session', id: other?.id, password: scene.facts.password };
      return { as, session, input };
    },
    leaves: [{ entry: 'agency.security.end', target: (_, input) => idIn(input) }],
  },
  ...plain({
    'agency.security': 'agency.security.read',
    'agency.sign_out': 'agency.sign_out',
    'agency.change_password': 'agency.password.change',
    'agency.delivery_book': 'agency.delivery_book.read',
    'agency.dashboard': 'agency.dashboard.read',
  }),
  'agency.guide_group': leavesOf(
    { as, name: 'agency.guide_group', input: () => ({ version: '1' }) },
    'agency.guide_group.read',
    '1',
  ),
  'agency.guide_group.file': leavesOf(
    { as, name: 'agency.guide_group.file', input: () => ({ version: '1', format: 'pdf' }) },
    'agency.guide_group.file',
    '1',
  ),
  'agency.guide_group.said_read': leaves('agency.guide_group.said_read', '1'),
  'agency.keeprep': leaves('agency.keeprep.read', month),
  'agency.keeprep.file': leaves('agency.keeprep.taken', `${month}-csv`),
  'agency.summarize_rep': leaves('agency.summarize_rep.read', `${month}-share`),
  'agency.summarize_rep.file': leaves('agency.summarize_rep.taken', month),
  'agency.delivery_book.letter': leaves('agency.delivery_book.letter.read', letter),
  'agency.delivery_book.open': leaves('agency.delivery_book.opened', letter),
  'agency.delivery_book.print': leaves('agency.delivery_book.printed', letter),
  'agency.report': leaves('agency.report.read', month),
  'agency.report.save': leaves('agency.report.saved', month),
  'agency.report.template': leaves('agency.report.template_taken', month),
  'agency.report.slip_add': leaves('agency.report.slip_added', month),
  'agency.report.slip': leaves('agency.report.slip_taken', slipIds.read),
  'agency.report.slip_remove': leaves('agency.report.slip_removed', slipIds.removed),
  'agency.report.upload': leaves('agency.report.previewed', month),
  'agency.report.apply': {
    ready: seen,
    leaves: [
      {
        entry: 'agency.report.applied',
        target: (_, input) => `${month}-${digestOf(input)}`,
      },
    ],
  },
  'agency.report.submit': {
    async ready(scene) {
      const { session, version } = await reported(scene);
      return { as, session, input: { ...november, version } };
    },
    leaves: [{ entry: 'agency.report.submitted', target: month }],
  },
  'agency.report.recall': {
    async ready(scene) {
      const { session, version } = await handedIn(scene);
      return { as, session, input: { ...november, version } };
    },
    leaves: [{ entry: 'agency.report.recalled', target: month }],
  },
};

/** What staff of finance decide on: in this order, since a month that was accepted is closed. */
const decided = (entry: string, more: object): AuditRow => ({
  async ready(scene) {
    const { version } = await handedIn(scene);
    const session = await scene.holder(scene.endpoint('office.agency_reports'), 'staff:finance');
    const input = { member_group_no: agencyNo, ...november, version, ...more };
    return { as: 'staff:finance', session, input };
  },
  leaves: [{ entry, target: `${agencyNo}-${month}` }],
});

export const reportRows: AuditRows = {
  'office.agency_reports': leaves('office.agency_reports.read'),
  'office.agency_reports.slip': leaves(
    'office.agency_reports.slip_taken',
    `${agencyNo}-${month}-${slipIds.read}`,
  ),
  'office.agency_reports.one': {
    async ready(scene) {
      await handedIn(scene);
      const session = await scene.holder(scene.endpoint('office.agency_reports'), 'staff:admin');
      return { as: 'staff:admin', session, input: { member_group_no: agencyNo, ...november } };
    },
    leaves: [{ entry: 'office.agency_reports.one.read', target: `${agencyNo}-${month}` }],
  },
  'office.agency_reports.return': decided('office.agency_reports.returned', {
    reason: 'กรุณาแนบหลักฐานการโอนเพิ่ม',
  }),
  'office.agency_reports.accept': decided('office.agency_reports.accepted', {}),
};
