/** What each endpoint answers to whom: the table that `matrix.server.test.ts` walks (D-37). */

import { reportFileRows } from './rows/agency/agency-report-files.ts';
import { keeprepRows } from './rows/agency/cover.ts';
import { coverFilesRows } from './rows/agency/cover-files.ts';
import { dashboardRows } from './rows/agency/dashboard.ts';
import { agencyFrameRows } from './rows/agency/frame.ts';
import { agencyGuideRows } from './rows/agency/guide.ts';
import { letterRows } from './rows/agency/letters.ts';
import { officeReportRows } from './rows/agency/office-reports.ts';
import { reportRows } from './rows/agency/report.ts';
import { agencySignInRows } from './rows/agency/sign-in.ts';
import { summaryRows } from './rows/agency/summary.ts';
import { helpRows } from './rows/help.ts';
import { gianRows } from './rows/member/beneficiaries.ts';
import { certificateRows } from './rows/member/certificate.ts';
import { kepRows } from './rows/member/collections.ts';
import { kepcremRows } from './rows/member/cremation.ts';
import { dividendRows } from './rows/member/dividend.ts';
import { collRows } from './rows/member/guarantees.ts';
import { ledgerRows } from './rows/member/ledgers.ts';
import { loanRows } from './rows/member/loan.ts';
import { statusRows } from './rows/member/overview.ts';
import { pictureRows } from './rows/member/picture.ts';
import { officeRows } from './rows/office.ts';
import { passwordRows } from './rows/password.ts';
import { boardRows } from './rows/public/board.ts';
import { demandRows } from './rows/public/complaints.ts';
import { cookieRows } from './rows/public/cookie.ts';
import { electionRows } from './rows/public/election.ts';
import { homeRows } from './rows/public/home.ts';
import { topicRows } from './rows/public/topics.ts';
import { verifyRows } from './rows/public/verify.ts';
import { visitRows } from './rows/public/visits.ts';
import { registeringRows } from './rows/registering.ts';
import type { Row } from './rows/row.ts';
import { securityRows } from './rows/security.ts';
import { signInRows } from './rows/sign-in.ts';
import { termsRows } from './rows/terms.ts';

const nobodys = 'the input names nobody';
const ofSubject = 'the subject is the session; no input names another';

const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };

export const matrix: Readonly<Record<string, Row>> = {
  ...collRows,
  ...agencyFrameRows,
  ...agencySignInRows,
  ...agencyGuideRows,
  ...keeprepRows,
  ...coverFilesRows,
  ...reportRows,
  ...reportFileRows,
  ...officeReportRows,
  ...letterRows,
  ...dashboardRows,
  ...summaryRows,
  ...dividendRows,
  ...electionRows,
  ...boardRows,
  ...homeRows,
  ...cookieRows,
  ...demandRows,
  ...visitRows,
  ...verifyRows,
  ...officeRows,
  ...helpRows,
  ...topicRows,
  ...registeringRows,
  ...termsRows,
  ...statusRows,
  ...signInRows,
  ...securityRows,
  ...passwordRows,
  ...pictureRows,
  ...certificateRows,
  ...loanRows,
  ...kepRows,
  ...kepcremRows,
  ...gianRows,
  'info.menu': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: nobodys,
    malformed: [unknown],
  },
  'info.footer': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: nobodys,
    malformed: [unknown],
  },
  'info.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: nobodys,
    malformed: [unknown],
  },
  'member.sign_in': {
    mine: ({ password }) => ({
      as: 'visitor',
      input: { membership_no: '123', mem_password: password },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'visitor',
      input: { membership_no: '000456', mem_password: 'not the password' },
      status: 400,
      code: 'bad_credentials',
    }),
    malformed: [
      { input: { mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: '1e3', mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: ['123'], mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: '123' }, field: 'mem_password' },
      { input: { membership_no: '123', mem_password: 'x', role: 'admin' }, field: 'role' },
    ],
  },
  'member.sign_out': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'member.check_session': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: 'visitor', input: {}, status: 400, code: 'session_invalid' }),
    malformed: [unknown],
  },
  'member.check_terms': {
    mine: () => ({ as: '000456', input: {}, status: 200, rc: '0' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'member.last_update': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'member.update_password': {
    mine: () => ({
      as: '000789',
      input: { mem_password: 'แมวสามตัวบนหลังคา' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: '000123',
      input: { mem_password: 'แมวสามตัวบนหลังคา' },
      status: 409,
      code: 'conflict',
    }),
    malformed: [
      { input: {}, field: 'mem_password' },
      { input: { mem_password: 7 }, field: 'mem_password' },
      { input: { mem_password: 'x', mem_phone: '0'.repeat(21) }, field: 'mem_phone' },
    ],
  },
  ...ledgerRows,
};
