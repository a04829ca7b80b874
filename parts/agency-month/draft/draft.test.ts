import { expect, test } from 'vitest';
import { all, openDraft } from './draft.ts';
import type { SavedLine } from './saved-line.ts';

const bills = ['000123', '000158', '000207'].map((memberNo, at) => ({
  ...{ memberNo, seq: 1, billedSatang: BigInt(at + 1) * 1_000n },
  consent: true,
}));
const [first, second, third] = ['000123 1', '000158 1', '000207 1'] as const;

const saved = (membership_no: string, more: Partial<SavedLine> = {}): SavedLine => ({
  ...{ membership_no, seq: 1, outcome: 'FULL', collected: '10.00', reason: null },
  ...{ new_agency: null, note: null, ...more },
});

test('D-23 begins with what the server has; sums are of all bills', () => {
  const draft = openDraft({ bills, lines: [saved('000123')] });
  expect(draft.shown(first).entry.outcome).toBe('FULL');
  expect(draft.shown(second).entry.outcome).toBe('');
  expect(draft.unsent()).toEqual([]);
  expect(draft.sums()).toMatchObject({
    billed: { count: 3, satang: 6_000n },
    collected: { count: 1, satang: 1_000n },
    unreported: { count: 2, satang: 5_000n },
  });
});

test('D-23 a change tells its own row and who watches all; an unfinished one stays', () => {
  const draft = openDraft({ bills, lines: [] });
  const calls: string[] = [];
  for (const key of [first, second, all]) draft.watch(key, () => calls.push(key));
  draft.change(second, { outcome: 'PARTIAL' });
  expect(calls).toEqual([second, all]);
  expect(draft.faults()).toEqual([second]);
  expect(draft.unsent()).toEqual([]);
  expect(draft.sums().unreported.count).toBe(3);
  draft.change(second, { collected: '5', reason: 'INSUFFICIENT' });
  expect(draft.unsent()).toEqual([
    {
      ...{ membership_no: '000158', seq: 1, outcome: 'PARTIAL', collected: '5.00' },
      ...{ reason: 'INSUFFICIENT', new_agency: null, note: null },
    },
  ]);
  expect(draft.sums()).toMatchObject({ partial: 1, uncollected: { count: 1, satang: 1_500n } });
});

test('D-23 what is taken back before it is saved is nothing to send; after that it is', () => {
  const draft = openDraft({ bills, lines: [saved('000123')] });
  draft.change(second, { outcome: 'FULL' });
  draft.change(second, { outcome: '' });
  expect(draft.unsent()).toEqual([]);
  draft.change(first, { outcome: '' });
  expect(draft.unsent()).toMatchObject([
    { membership_no: '000123', outcome: null, collected: null },
  ]);
});

test('D-23 what was typed while it was being saved is sent the next time', () => {
  const draft = openDraft({ bills, lines: [] });
  draft.change(first, { outcome: 'FULL' });
  const unsentLines = draft.unsent();
  draft.change(first, { outcome: 'NONE', reason: 'RETIRED' });
  draft.sent(unsentLines);
  expect(draft.unsent()).toMatchObject([{ membership_no: '000123', outcome: 'NONE' }]);
  draft.sent(draft.unsent());
  expect(draft.unsent()).toEqual([]);
});

test('D-23 what is saved is saved, however its amount was typed', () => {
  for (const collected of ['5', '5.0', '๕', ' 5.00 ']) {
    const draft = openDraft({ bills, lines: [] });
    draft.change(second, {
      outcome: 'PARTIAL',
      collected,
      reason: 'TRANSFERRED',
      newAgency: ' ก ',
    });
    expect(draft.unsent()).toHaveLength(1);
    draft.sent(draft.unsent());
    expect(draft.unsent()).toEqual([]);
    expect(draft.shown(second).entry.collected).toBe(collected);
  }
});

test('D-23 the rest deducted whole: only bills without an entry', () => {
  const draft = openDraft({ bills, lines: [] });
  draft.change(first, { outcome: 'NONE', reason: 'RESIGNED' });
  expect(draft.fillRest()).toBe(2);
  expect(draft.sums()).toMatchObject({ full: 2, none: 1, unreported: { count: 0, satang: 0n } });
  expect(draft.fillRest()).toBe(0);
});

test('D-23 who has not agreed in writing is never reported among the rest, only alone', () => {
  const withOne = bills.map((bill) => ({ ...bill, consent: bill.memberNo !== '000158' }));
  const draft = openDraft({ bills: withOne, lines: [] });
  expect(draft.rest()).toEqual({ count: 2, satang: 4_000n, withoutConsent: 1 });
  expect(draft.fillRest()).toBe(2);
  expect(draft.shown(second).entry.outcome).toBe('');
  expect(draft.rest()).toEqual({ count: 0, satang: 0n, withoutConsent: 1 });
  expect(draft.fillRest()).toBe(0);
  draft.change(second, { outcome: 'FULL' });
  expect(draft.rest().withoutConsent).toBe(0);
});

test('D-23 a colleague saved: theirs comes in, mine stays and is still to be sent', () => {
  const draft = openDraft({ bills, lines: [] });
  draft.change(first, { outcome: 'NONE', reason: 'DECEASED' });
  draft.rebase([saved('000123'), saved('000207')], 'keep');
  expect(draft.shown(first).entry.outcome).toBe('NONE');
  expect(draft.shown(third).entry.outcome).toBe('FULL');
  expect(draft.unsent()).toHaveLength(1);
});

test('D-23 handed in by a colleague meanwhile: what nobody has is not shown as reported', () => {
  const draft = openDraft({ bills, lines: [] });
  draft.change(first, { outcome: 'NONE', reason: 'DECEASED' });
  draft.rebase([saved('000123')], 'drop');
  expect(draft.shown(first).entry.outcome).toBe('FULL');
  expect(draft.unsent()).toEqual([]);
});

test('D-23 reported before another amount was billed: it is to be chosen anew', () => {
  const draft = openDraft({ bills, lines: [saved('000123', { check: 'changed' })] });
  expect(draft.shown(first)).toMatchObject({ changed: true, entry: { outcome: '' } });
  expect(draft.sums().unreported.count).toBe(3);
  draft.change(first, { outcome: 'FULL' });
  draft.sent(draft.unsent());
  expect(draft.shown(first)).toMatchObject({ changed: false, entry: { outcome: 'FULL' } });
});
