import { expect, test } from 'vitest';
import { exampleElection } from '../dto/example.api.ts';
import { lackingParts } from './lacking-parts.ts';

test('D-20 what visitors miss is what nobody has entered', () => {
  expect(lackingParts(exampleElection)).toEqual([]);
  const empty = {
    ...{ days: null, positions: [], zones: [], candidates: [], documents: [] },
    voters: { total: 0, eligible: 0 },
  };
  expect(lackingParts({ ...exampleElection, ...empty })).toEqual([
    ...['schedule', 'positions', 'zones', 'candidates', 'documents', 'voters'],
  ]);
});

test('D-20 a state that is set by hand needs no days', () => {
  const manual = { status: 'UPCOMING', reason: 'รอมติ' } as const;
  expect(lackingParts({ ...exampleElection, days: null, manual })).toEqual([]);
});
