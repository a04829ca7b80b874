import { expect, test } from 'vitest';
import { electedOf, faultsOf, outcomeOf, type PositionCount, votesAllowed } from './count.ts';

const count = (votes: readonly number[], more: Partial<PositionCount> = {}): PositionCount => ({
  ...{ seats: 2, eligible: 200, ballots: 100, spoiled: 6, noVote: 4, lot: [] },
  candidates: votes.map((own, index) => ({ number: index + 1, votes: own })),
  ...more,
});

test('D-20 the votes lie between the valid papers and that many times the seats', () => {
  expect(votesAllowed(count([0, 0, 0]))).toEqual({ least: 90, most: 180 });
  expect(faultsOf(count([60, 40, 30]))).toEqual([]);
  expect(faultsOf(count([50, 30, 9]))).toEqual(['votes_few']);
  expect(faultsOf(count([90, 90, 1]))).toEqual(['votes_many']);
  // Three crosses at most where only two stand.
  expect(votesAllowed(count([0, 0], { seats: 3 }))).toEqual({ least: 90, most: 180 });
});

test('D-20 with one seat every valid paper is one vote', () => {
  expect(faultsOf(count([50, 40], { seats: 1 }))).toEqual([]);
  expect(faultsOf(count([50, 39], { seats: 1 }))).toEqual(['votes_one_seat']);
  expect(faultsOf(count([50, 41], { seats: 1 }))).toEqual(['votes_one_seat']);
});

test('D-20 nobody has more votes than there are valid papers', () => {
  expect(faultsOf(count([91, 10, 0]))).toEqual(['candidate_votes']);
});

test('D-20 more papers than voters, and more bad papers than papers, cannot be', () => {
  expect(faultsOf(count([60, 40], { eligible: 99 }))).toEqual(['ballots']);
  expect(faultsOf(count([0, 0], { spoiled: 97 }))).toEqual(['papers']);
});

test('D-20 where nobody stands no paper is valid', () => {
  expect(faultsOf(count([]))).toEqual(['papers']);
  expect(faultsOf(count([], { spoiled: 60, noVote: 40 }))).toEqual([]);
  expect(faultsOf(count([], { spoiled: 60, noVote: 41 }))).toEqual(['papers']);
});

test('D-20 who is elected follows from the votes; who has none is not', () => {
  expect(outcomeOf(count([60, 40, 30]))).toEqual({ sure: [1, 2], equal: [], seatsLeft: 0 });
  expect(outcomeOf(count([90, 0, 0]))).toEqual({ sure: [1], equal: [], seatsLeft: 0 });
  expect([...electedOf(count([30, 60, 40]))]).toEqual([2, 3]);
});

test('D-20 equal votes for the last seat are decided by a lot that is told', () => {
  const equal = count([60, 30, 30]);
  expect(outcomeOf(equal)).toEqual({ sure: [1], equal: [2, 3], seatsLeft: 1 });
  expect(faultsOf(equal)).toEqual(['lot']);
  expect(faultsOf({ ...equal, lot: [1] })).toEqual(['lot']);
  expect(faultsOf({ ...equal, lot: [2, 3] })).toEqual(['lot']);
  expect(faultsOf({ ...equal, lot: [3, 3] })).toEqual(['lot']);
  expect(faultsOf({ ...equal, lot: [3] })).toEqual([]);
  expect([...electedOf({ ...equal, lot: [3] })]).toEqual([1, 3]);
  // Where nobody is equal there is no lot.
  expect(faultsOf(count([60, 40, 30], { lot: [3] }))).toEqual(['lot']);
});
