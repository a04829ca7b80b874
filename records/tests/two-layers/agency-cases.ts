/** What an agency may ask of the store: for its owner, and for a stranger who has nothing of it. */
import { createHash } from 'node:crypto';
import * as accounts from '../../agency/accounts.ts';
import * as guide from '../../agency/guide.ts';
import * as letters from '../../agency/letters.ts';
import { sentLetters } from '../../agency/progress.ts';
import * as reports from '../../agency/reports.ts';
import * as sessions from '../../agency/sessions.ts';
import * as signIn from '../../agency/sign-in.ts';
import * as slips from '../../agency/slips.ts';
import * as steps from '../../agency/steps.ts';
import type { Db } from '../../database.ts';
import * as figures from '../../figures/agencies.ts';
import { november, october } from '../sample-figures.ts';

/** The stranger is an agency, too: below nobody, billed for nobody. */
export const strangerNo = '01999999';
const by = { personNo: 1, contactName: 'ผู้แทน' };
export const slipId = '11111111-1111-4111-8111-111111111111';
export const sessionId = '22222222-2222-4222-8222-222222222222';
export const letter = { yearBe: 2568, run: 7 };
const hash = createHash('sha256').update('a browser').digest();
const file = Buffer.from('a slip');
export const slipHash = createHash('sha256').update(file).digest();
const newSlip = {
  ...{ month: november, paidOn: '2025-11-28', amountSatang: 100n, file, by },
  fileType: 'image/jpeg' as const,
};
const line = {
  ...{ memberNo: '000123', seq: 1, outcome: 'FULL' as const, billedSatang: 5n },
  ...{ collectedSatang: 5n, reason: null, newAgency: null, note: null },
};
const submission = { members: 1, billedSatang: 1n, collectedSatang: 1n, slipsSatang: 1n, by };

type Case = readonly [ask: (db: Db) => Promise<unknown>, nothing: unknown];

/** Reads, and what the stranger is to get of them; the owner gets something else. */
export const agencyReads: Readonly<Record<string, Case>> = {
  slipsOf: [(db) => slips.slipsOf(db, november), []],
  slipFile: [(db) => slips.slipFile(db, slipId), undefined],
  locateSlip: [(db) => slips.locateSlip(db, slipId), undefined],
  agencyLetters: [(db) => letters.agencyLetters(db, 9), []],
  agencyLetter: [(db) => letters.agencyLetter(db, letter), undefined],
  letterOfMonth: [(db) => letters.letterOfMonth(db, november), undefined],
  letterOpenings: [(db) => letters.letterOpenings(db, letter), []],
  letterSignature: [(db) => letters.letterSignature(db, letter), undefined],
  unopenedLetters: [letters.unopenedLetters, 0],
  sentLetters: [(db) => sentLetters(db, november), []],
  findReport: [(db) => reports.findReport(db, november), undefined],
  reportLines: [(db) => reports.reportLines(db, november), []],
  reportBills: [(db) => reports.reportBills(db, october), []],
  reportSteps: [(db) => steps.reportSteps(db, november), []],
  findAgencyAccount: [(db) => accounts.findAgencyAccount(db, 1), undefined],
  agencyFailures: [(db) => signIn.agencyFailures(db, 1), 0],
  failuresOfLogin: [(db) => signIn.failuresOfLogin(db, 1), 0],
  knowsBrowser: [(db) => signIn.knowsBrowser(db, 1, hash), false],
  ownAgencySessions: [sessions.ownAgencySessions, []],
  addressesOfContact: [sessions.addressesOfContact, []],
  guideRead: [async (db) => (await guide.guideToRead(db, 1))?.readAt ?? null, null],
  readGuide: [async (db) => (await guide.readGuide(db, 1))?.guide.readAt ?? null, null],
  findAgency: [figures.findAgency, undefined],
  subAgencies: [figures.subAgencies, []],
  subAgencyMonths: [(db) => figures.subAgencyMonths(db, '2025-01-01'), []],
  agencyMonths: [(db) => figures.agencyMonths(db, { limit: 9 }), []],
  'agencyMonths before': [(db) => figures.agencyMonths(db, { limit: 9, before: [november] }), []],
  'agencyMonths after': [(db) => figures.agencyMonths(db, { limit: 9, after: ['2025-01-01'] }), []],
  agencyMonth: [(db) => figures.agencyMonth(db, november), undefined],
  agencyBills: [(db) => figures.agencyBills(db, october), []],
  newAgencies: [(db) => figures.newAgencies(db, october), []],
};

/** Second persons of both agencies use browsers with the same halves, more than are remembered. */
export const browserOf = (at: number): Buffer =>
  createHash('sha256').update(`browser ${at}`).digest();
async function rememberInOrder(db: Db) {
  const before = await signIn.knowsBrowser(db, 2, browserOf(52));
  for (let at = 1; at <= 52; at += 1) await signIn.rememberBrowser(db, 2, browserOf(at));
  const hashes = Array.from({ length: 52 }, (_, at) => browserOf(at + 1));
  const found = [];
  for (const one of hashes) found.push(await signIn.knowsBrowser(db, 2, one));
  const own = found.filter(Boolean).length;
  return { before, after: own > 0, own };
}

/** Changes, and what the stranger is told; nothing of the owner's is another afterwards. */
export const agencyChanges: Readonly<Record<string, Case>> = {
  addSlip: [async (db) => 'id' in Object(await slips.addSlip(db, newSlip)), true],
  removeSlip: [(db) => slips.removeSlip(db, slipId), undefined],
  openLetter: [(db) => letters.openLetter(db, letter, { ...by, personNo: 9 }), undefined],
  keepSheets: [(db) => letters.keepSheets(db, letter, 4711), undefined],
  holdReport: [(db) => reports.holdReport(db, november), undefined],
  advanceVersion: [(db) => reports.advanceVersion(db, november, 1, by), undefined],
  advanceReport: [(db) => reports.advanceReport(db, november, by), undefined],
  explainReport: [
    (db) => reports.explainReport(db, november, { explanation: 'x', explainedSatang: 1n }),
    undefined,
  ],
  dropLines: [(db) => reports.dropLines(db, november, [line]), undefined],
  submitReport: [(db) => reports.submitReport(db, november, 1, submission), undefined],
  withdrawReport: [(db) => reports.withdrawReport(db, october, 1), undefined],
  recordAgencySignIn: [
    (db) => accounts.recordAgencySignIn(db, { personNo: 1, passwordHash: 'none' }),
    false,
  ],
  holdAgencyPassword: [
    (db) => accounts.holdAgencyPassword(db, { personNo: 1, passwordHash: 'none' }),
    false,
  ],
  setAgencyPassword: [
    (db) =>
      accounts.setAgencyPassword(
        db,
        { personNo: 1, passwordHash: 'none' },
        { passwordHash: 'other', mustChange: false },
      ),
    false,
  ],
  recordAgencyFailure: [(db) => signIn.recordAgencyFailure(db, 1), undefined],
  consumeUnreportedFailures: [(db) => signIn.consumeUnreportedFailures(db, 1), 0],
  clearAgencyFailures: [(db) => signIn.clearAgencyFailures(db, 1), undefined],
  // The owner has read it long ago.
  keepReading: [
    async (db) => ((await guide.keepReading(db, by, 1))?.getUTCFullYear() ?? 0) > 2024,
    true,
  ],
  browsers: [rememberInOrder, { before: false, after: true, own: 50 }],
  revokeAllOfContact: [(db) => sessions.revokeAllOfContact(db), 0],
  revokeAgencySession: [(db) => sessions.revokeAgencySession(db, sessionId), false],
};

/** The same, where only this order tells: what the stranger does first stays their own. */
export async function agencyRoundTrip(db: Db) {
  const begun = await reports.beginReport(db, november, by);
  await reports.putLines(db, november, [line], by);
  await steps.addSavedStep(db, { month: november, by });
  const saved = await steps.reportSteps(db, november);
  const lines = await reports.reportLines(db, november);
  const twins = await slips.slipsOf(db, november);
  return {
    version: begun?.version,
    steps: saved.map(({ step }) => step),
    lines: lines.length,
    alsoIn: twins.map(({ alsoIn }) => alsoIn),
  };
}
