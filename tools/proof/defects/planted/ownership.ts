/** Rows and actions that reach somebody they are not for. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted code is text here
import type { Defect } from '../defect.ts';

const reads = 'records/tests/two-layers/reads.store.test.ts';
const agency = 'records/tests/two-layers/agency.store.test.ts';
const changes = 'records/tests/two-layers/changes.store.test.ts';

export const ownership: readonly Defect[] = [
  {
    what: 'movements of a ledger are read without their member',
    file: 'records/pages/ledger-years.ts',
    find: "WHERE member_no = current_setting('app.member_no', true)${",
    replace: 'WHERE true${',
    tests: [reads],
  },
  {
    what: 'deposit accounts are listed without their member',
    file: 'records/figures/deposits.ts',
    find: 'SELECT ${accountColumns} FROM records.deposit_accounts WHERE ${mine}`);',
    replace: 'SELECT ${accountColumns} FROM records.deposit_accounts`);',
    tests: [reads],
  },
  {
    what: 'a slip is read without its agency',
    file: 'records/agency/slips.ts',
    find: 's.paid_on AS "paidOn" FROM portal.agency_slips s\n  WHERE s.agency_no = ${session} AND',
    replace: 's.paid_on AS "paidOn" FROM portal.agency_slips s\n  WHERE',
    tests: [agency],
  },
  {
    what: 'a slip is removed without its agency',
    file: 'records/agency/slips.ts',
    find: 'DELETE FROM portal.agency_slips s WHERE s.agency_no = ${session} AND s.id',
    replace: 'DELETE FROM portal.agency_slips s WHERE s.id',
    tests: [agency],
  },
  {
    what: 'sessions are ended without their member',
    file: 'records/sign-in/sessions.ts',
    find: 'WHERE revoked_at IS NULL AND ($1::uuid IS NULL OR id <> $1) AND ${own} RETURNING id`);',
    replace: 'WHERE revoked_at IS NULL AND ($1::uuid IS NULL OR id <> $1) RETURNING id`);',
    tests: [changes],
  },
  {
    what: 'an answer kept for one member is given to another',
    file: 'server/cache/cached-responses.ts',
    find: '`${owner} ${address}`',
    replace: '`${owner.length} ${address}`',
    tests: ['server/cache/cached-responses.test.ts'],
  },
  {
    what: 'staff may look at the records of their relatives',
    file: 'records/impersonation/tickets.ts',
    find: "WHERE staff_id::text = ${subject} AND member_no = $1) THEN 'relative'",
    replace: "WHERE staff_id::text = ${subject} AND member_no = '') THEN 'relative'",
    tests: ['wings/office/impersonation/impersonation.server.test.ts'],
  },
  {
    what: 'an identity card is shown with its digits',
    file: 'core/national-id.ts',
    find: "`${text[0]}${'x'.repeat(11)}${text[12]}`",
    replace: 'text',
    tests: ['core/tests/national-id.test.ts'],
  },
];
