/** What members do with their own records. */
import type { AuditRows } from '../left.ts';
import { leaves, leavesOf, plain } from './shorthand.ts';

const october = '2568-10-1';
const contract = ({ ownContract }: { readonly ownContract: string }) => ownContract;
const cremation = ({ ownCremation }: { readonly ownCremation: string }) => ({
  cremation_no: ownCremation,
});
const account = ({ ownAccount }: { readonly ownAccount: string }) => ownAccount;

export const memberRows: AuditRows = {
  ...plain({
    'member.election': 'member.election.read',
    'member.status': 'member.status.read',
    'member.status_reveal': 'member.status.revealed',
    'member.share': 'member.share.read',
    'member.share.file': 'member.share.taken',
    'member.loan': 'member.loan.read',
    'member.loan.file': 'member.loan.taken',
    'member.deposit': 'member.deposit.read',
    'member.deposit.file': 'member.deposit.taken',
    'member.certificate': 'member.certificate.read',
    'member.papers': 'member.papers.read',
    'member.kep': 'member.kep.read',
    'member.kep.file': 'member.kep.taken',
    'member.coll': 'member.coll.read',
    'member.dividend': 'member.dividend.read',
    'member.gian': 'member.gian.read',
    'member.gian.file': 'member.gian.taken',
    'member.gian.form': 'member.gian.form',
    'member.welfare': 'member.welfare.read',
    'member.welfare.file': 'member.welfare.taken',
    'member.picture_save': 'member.picture.save',
    'member.picture_remove': 'member.picture.remove',
    'info.board_post': 'info.board.post',
  }),
  'info.board_answer': leaves('info.board.answer', '1'),
  'member.loan_statement': leaves('member.loan_statement.read', contract),
  'member.loan_statement.file': leaves('member.loan_statement.taken', contract),
  'member.loan_schedule': leaves('member.loan_schedule.read', contract),
  'member.loan_schedule.file': leaves('member.loan_schedule.taken', contract),
  'member.loan_payoff': leaves('member.loan_payoff.read', contract),
  'member.dep_statement': leaves('member.dep_statement.read', account),
  'member.dep_statement.file': leaves('member.dep_statement.taken', account),
  'member.certificate.file': leaves('member.certificate.taken', '2025-11-28'),
  'member.kep.collection': leaves('member.kep.collection.read', october),
  'member.kep.print': leaves('member.kep.printed', october),
  'member.kepcrem': leavesOf(
    { as: '000123', name: 'member.kepcrem', input: cremation },
    'member.kepcrem.read',
    ({ ownCremation }) => ownCremation,
  ),
  'member.kepcrem.file': leavesOf(
    {
      ...{ as: '000123', name: 'member.kepcrem.file' },
      input: (facts) => ({ ...cremation(facts), format: 'csv' }),
    },
    'member.kepcrem.taken',
    ({ ownCremation }) => ownCremation,
  ),
  'member.coll_file': leaves('member.coll.taken', 'given'),
  'member.dividend_origin': leaves('member.dividend_origin.read', '2567'),
  'member.dividend_file': leaves('member.dividend.taken', '2567'),
};
