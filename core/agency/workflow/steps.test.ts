import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthState, monthStates, type StandingReport } from '../state.ts';
import { nextAction } from './next.ts';
import { stepsOf } from './steps.ts';

const days = [
  { step: 'SENT', on: '2025-11-20' },
  { step: 'OPENED', on: '2025-11-21' },
  { step: 'STARTED', on: '2025-11-22' },
  { step: 'SUBMITTED', on: '2025-11-25' },
  { step: 'RECALLED', on: '2025-11-26' },
  { step: 'SUBMITTED', on: '2025-11-27' },
];
const sent = { postedOn: null, stands: false };
const handedIn = { postedOn: null, stands: true };
const open = { byCore: false, day: undefined, again: undefined };

test('part D what is done, what is next, what is still ahead; each with its day', () => {
  const steps = stepsOf({ ...sent, state: 'OPENED', steps: days.slice(0, 3) });
  expect(steps).toEqual([
    { ...open, key: 'sent', state: 'done', day: '2025-11-20' },
    { ...open, key: 'opened', state: 'done', day: '2025-11-21' },
    { ...open, key: 'reported', state: 'now' },
    { ...open, key: 'remitted', state: 'ahead' },
    { ...open, key: 'posted', state: 'ahead' },
  ]);
});

test('part D handed in twice: the last day counts; a draft has gone nowhere', () => {
  const [, , reported] = stepsOf({ ...handedIn, state: 'RECONCILED', steps: days });
  expect(reported).toMatchObject({ key: 'reported', state: 'done', day: '2025-11-27' });
  const [first] = stepsOf({ ...sent, state: 'DRAFT', steps: [] });
  expect(first?.state).toBe('now');
});

test('part D sent on the day of the first letter; one that replaced it has its own day', () => {
  const steps = [...days.slice(0, 2), { step: 'RESENT', on: '2025-11-28' }];
  const [first, opened] = stepsOf({ ...sent, state: 'OPENED', steps });
  expect(first).toMatchObject({ day: '2025-11-20', again: '2025-11-28' });
  expect(opened).toMatchObject({ state: 'done', day: '2025-11-21', again: undefined });
});

test('part D a result that came by another way is the core system’s word, without a day', () => {
  const returned = [...days, { step: 'RETURNED', on: '2025-11-28' }];
  for (const steps of [days.slice(0, 3), returned]) {
    const [, , reported, remitted, posted] = stepsOf({
      ...sent,
      ...{ state: 'REMITTED', steps },
    });
    expect(reported).toEqual({ ...open, key: 'reported', state: 'done', byCore: true });
    expect(remitted).toEqual({ ...open, key: 'remitted', state: 'done', byCore: true });
    expect(posted?.state).toBe('now');
  }
});

test('part D nothing was deducted, so nothing was transferred; a slip taken away is none', () => {
  const none = { ...handedIn, state: 'RECONCILED', steps: days } as const;
  expect(stepsOf(none)[3]).toMatchObject({ state: 'skipped', byCore: false });
  const slip = { step: 'SLIP_ADDED', on: '2025-11-24' };
  const removal = { step: 'SLIP_REMOVED', on: '2025-11-24' };
  const at = (...more: { step: string; on: string }[]) =>
    stepsOf({ ...none, steps: [...more, ...days] })[3];
  expect(at(slip)).toMatchObject({ state: 'done', day: '2025-11-24' });
  expect(at(slip, removal)).toMatchObject({ state: 'skipped', day: undefined });
});

test('part D once posted all is done; that nobody opened the letter is not hidden', () => {
  const steps = stepsOf({ state: 'POSTED', steps: days, postedOn: '2025-11-30', stands: true });
  expect(steps.every(({ state }) => state === 'done')).toBe(true);
  expect(steps.at(-1)?.day).toBe('2025-11-30');
  const [, opened] = stepsOf({ ...sent, state: 'POSTED', steps: [] });
  expect(opened?.state).toBe('skipped');
});

type ReportState = 'NONE' | 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'RETURNED';
const words = { explanation: '', explainedSatang: null };
const tied: StandingReport = { slipsSatang: 1n, differenceSatang: 0n, ...words };
const standings: readonly StandingReport[] = [
  tied,
  { ...tied, slipsSatang: 0n },
  { ...tied, differenceSatang: 1n },
  { ...tied, slipsSatang: 0n, differenceSatang: 1n },
];
/** What the portal's own steps were when a report came to be so. */
const stepsTo: Readonly<Record<ReportState, readonly string[]>> = {
  NONE: [],
  DRAFT: ['STARTED'],
  SUBMITTED: ['STARTED', 'SUBMITTED'],
  ACCEPTED: ['STARTED', 'SUBMITTED', 'ACCEPTED'],
  RETURNED: ['STARTED', 'SUBMITTED', 'RETURNED'],
};
const dated = (steps: readonly string[]) =>
  steps.map((step, at) => ({ step, on: `2025-11-${String(at + 10)}` }));

const months = fc
  .record({
    core: fc.constantFrom(...monthStates),
    report: fc.constantFrom<ReportState>('NONE', 'DRAFT', 'SUBMITTED', 'ACCEPTED', 'RETURNED'),
    standing: fc.constantFrom(...standings),
    letters: fc.constantFrom([], ['SENT'], ['SENT', 'RESENT']),
    opened: fc.boolean(),
    // What came before, of a month that was posted, opened again, handed in, taken back.
    before: fc.array(
      fc.constantFrom(
        'SUBMITTED',
        'RECALLED',
        'RETURNED',
        'SLIP_ADDED',
        'SLIP_REMOVED',
        'REOPENED',
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ core, report, standing, letters, opened, before }) => {
    const begun = report === 'NONE' ? [] : before;
    const steps = dated([...letters, ...(opened ? ['OPENED'] : []), ...begun, ...stepsTo[report]]);
    const stands = report === 'SUBMITTED' || report === 'ACCEPTED';
    const state = monthState({ core, steps, report: stands ? standing : undefined });
    const postedOn = core === 'POSTED' ? '2025-11-30' : null;
    return { core, report, stands, opened, state, steps, postedOn };
  });

test('part D whatever core system and portal say, the way has one current step', () => {
  fc.assert(
    fc.property(months, (month) => {
      const workflow = stepsOf(month);
      const states = workflow.map(({ state }) => state);
      const isOver = month.state === 'POSTED';
      expect(states.filter((state) => state === 'now')).toHaveLength(isOver ? 0 : 1);
      const now = isOver ? states.length : states.indexOf('now');
      expect(states.slice(0, now)).not.toContain('ahead');
      expect(states.slice(now + 1).every((state) => state === 'ahead')).toBe(true);
      for (const { state, day, again, byCore } of workflow) {
        if (state === 'now' || state === 'ahead')
          expect([day, again]).toEqual([undefined, undefined]);
        if (byCore || state === 'skipped') expect(day).toBeUndefined();
      }
      // Only what a report that stands says is told as the agency's own.
      const [, , reported, remitted] = workflow;
      if (!month.stands) expect([reported?.day, remitted?.day]).toEqual([undefined, undefined]);
      if (reported?.state === 'done') expect(reported.byCore).toBe(!month.stands);
    }),
    { numRuns: 2000 },
  );
});

test('part D the next action is never a step that the way shows as done', () => {
  const asks = { OPEN: 1, REPORT: 2, ATTACH: 3, EXPLAIN: 2, SUBMIT: 2 } as const;
  fc.assert(
    fc.property(months, fc.constantFrom('unreported', 'slip', 'difference'), (month, point) => {
      const unopened = !month.opened;
      const action = nextAction({ ...month, unopened, open: [point] });
      const index = asks[action as keyof typeof asks];
      if (index !== undefined) expect(stepsOf(month)[index]?.state).not.toBe('done');
      if (action === 'WAIT' || action === 'ACCEPTED') {
        expect(month.stands || month.state === 'DRAFT').toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
