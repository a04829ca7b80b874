/** Figures that come out wrong. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted code is text here
import type { Defect } from '../defect.ts';

export const money: readonly Defect[] = [
  {
    what: 'a half is rounded down instead of away from zero',
    file: 'core/satang.ts',
    find: 'const rounded = (2n * above + below) / (2n * below);',
    replace: 'const rounded = (2n * above + below - 1n) / (2n * below);',
    tests: ['core/tests/satang.test.ts'],
  },
  {
    what: 'a guarantor stands for more than was signed for',
    file: 'core/guarantee/exposure.ts',
    find: 'smaller(divideHalfUp(principalBalanceSatang * guaranteedSatang, approvedSatang), most)',
    replace: 'divideHalfUp(principalBalanceSatang * guaranteedSatang, approvedSatang)',
    tests: ['core/guarantee/exposure.test.ts'],
  },
  {
    what: 'all of a limit is told to be left, whatever is owed',
    file: 'core/loan/revolving.ts',
    find: 'return loan.approvedSatang - loan.principalBalanceSatang;',
    replace: 'return loan.approvedSatang;',
    tests: ['core/loan/tests/revolving.test.ts'],
  },
  {
    what: 'interest up to today forgets what the last line left unpaid',
    file: 'core/loan/payoff.ts',
    find: 'return interestBalanceSatang + loanInterest(',
    replace: 'return loanInterest(',
    tests: ['core/loan/tests/forward.test.ts'],
  },
  {
    what: 'a balance of exactly the edge lies in the band below it',
    file: 'core/rate-bands.ts',
    find: "by === 'WHOLE' ? balance >= fromSatang : balance > fromSatang",
    replace: 'balance > fromSatang',
    tests: ['core/tests/rate-bands.test.ts'],
  },
  {
    what: 'shares bought on the cut-off day count a month less',
    file: 'core/dividend/dividend.ts',
    find: 'dateOf(on) <= year.cutoffDay',
    replace: 'dateOf(on) < year.cutoffDay',
    tests: ['core/dividend/tests/dividend.test.ts'],
  },
  {
    what: 'an open contract that owes nothing is not found',
    file: 'wings/member/loans/ahead/projection.server.ts',
    find: 'if (!hasOwnTerms(contract.status, contract.debtStatus))',
    replace: 'if (!hasOwnTerms(contract.status, contract.debtStatus) || last === undefined)',
    tests: ['wings/member/loans/tests/projection.server.test.ts'],
  },
  {
    what: 'a page of a ledger begins one line too late',
    file: 'records/pages/pages.ts',
    find: `\${select} AND \${than('<')} ORDER BY`,
    replace: `\${select} AND \${than('<')} AND seq % 25 <> 0 ORDER BY`,
    tests: ['records/figures/tests/paging.store.test.ts'],
  },
  {
    what: 'the balance that is carried to the next page is another column',
    file: 'core/sheet/ledger-tables.ts',
    find: "carried: 'balance',",
    replace: "carried: 'interest_balance',",
    tests: ['tools/sheets/tests/page-breaks.test.ts'],
  },
  {
    what: 'days are shown in the common era',
    file: 'core/thai-date.ts',
    find: 'export const eraYears = 543;',
    replace: 'export const eraYears = 0;',
    tests: ['core/tests/thai-date.test.ts'],
  },
  {
    what: 'a cell that begins with a sign of a formula becomes one',
    file: 'core/csv/csv.ts',
    find: '/^[=+\\-−@\\t\\r＝＋－＠]/',
    replace: '/^[=+@]/',
    tests: ['core/csv/csv.test.ts'],
  },
  {
    what: 'an answer of an older version goes on being given',
    file: 'server/cache/cached-responses.ts',
    find: 'entry?.version === version && now()',
    replace: 'entry !== undefined && now()',
    tests: ['server/cache/cached-responses.test.ts'],
  },
];
