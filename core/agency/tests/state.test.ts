import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MonthFacts, monthState, monthStates, monthStatus } from '../state.ts';

const opened = [{ step: 'OPENED' }];
const tied = { slipsSatang: 100n, differenceSatang: 0n, explanation: '', explainedSatang: null };
const explained = { ...tied, differenceSatang: 1n, explanation: 'ก' };

describe('D-23 the state of a month', () => {
  const cases: readonly [string, MonthFacts, string][] = [
    ['sent, nothing done', { core: 'SENT', steps: [], report: undefined }, 'SENT'],
    ['opened in the portal', { core: 'SENT', steps: opened, report: undefined }, 'OPENED'],
    [
      'a result without its money',
      { core: 'SENT', steps: opened, report: { ...tied, slipsSatang: 0n, differenceSatang: 1n } },
      'RESULT_RETURNED',
    ],
    [
      'money with a difference that nobody explains',
      { core: 'OPENED', steps: opened, report: { ...tied, differenceSatang: -1n } },
      'REMITTED',
    ],
    [
      'a difference that is explained',
      { core: 'SENT', steps: opened, report: { ...explained, explainedSatang: 1n } },
      'RECONCILED',
    ],
    [
      'another difference than was explained',
      { core: 'SENT', steps: opened, report: { ...explained, explainedSatang: 2n } },
      'REMITTED',
    ],
    ['no difference', { core: 'SENT', steps: opened, report: tied }, 'RECONCILED'],
    ['the core system is further', { core: 'REMITTED', steps: [], report: undefined }, 'REMITTED'],
    ['posted', { core: 'POSTED', steps: opened, report: tied }, 'POSTED'],
    ['not sent yet', { core: 'DRAFT', steps: opened, report: tied }, 'DRAFT'],
  ];
  test.each(cases)('%s', (_, facts, state) => expect(monthState(facts)).toBe(state));

  test('is never earlier than the core system says, and only that posts or drafts', () => {
    const facts = fc.record({
      core: fc.constantFrom(...monthStates),
      steps: fc.array(fc.record({ step: fc.constantFrom('OPENED', 'STARTED', 'SUBMITTED') })),
      report: fc.option(
        fc.record({
          slipsSatang: fc.bigInt({ min: 0n, max: 9n }),
          differenceSatang: fc.bigInt({ min: -9n, max: 9n }),
          explanation: fc.constantFrom('', 'โอนขาดไป'),
          explainedSatang: fc.option(fc.bigInt({ min: -9n, max: 9n })),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(facts, (month) => {
        const state = monthState(month);
        expect(monthStates.indexOf(state)).toBeGreaterThanOrEqual(monthStates.indexOf(month.core));
        expect(state === 'POSTED').toBe(month.core === 'POSTED');
        expect(state === 'DRAFT').toBe(month.core === 'DRAFT');
      }),
    );
  });

  test('is told in the shorter words of the cover', () => {
    expect(monthStates.map(monthStatus)).toEqual([
      'DRAFT',
      'SENT',
      'ACKNOWLEDGED',
      'ACKNOWLEDGED',
      'REMITTED',
      'REMITTED',
      'POSTED',
    ]);
  });
});
