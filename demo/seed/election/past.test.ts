import { expect, test } from 'vitest';
import { past } from './past.text.ts';

test.each(past.turnouts ?? [])('D-20 the papers of $code are all told', (turnout) => {
  const [, , seats] = past.positions.find(([code]) => code === turnout.code) ?? [];
  const standing = past.candidates.filter(({ code }) => code === turnout.code);
  const votes = standing.reduce((sum, one) => sum + (one.votes ?? 0), 0);
  const valid = turnout.ballots - turnout.spoiled - turnout.noVote;
  expect(votes).toBeLessThanOrEqual(valid * (seats ?? 0));
  // A paper of one seat has one vote, or is spoiled or without a choice.
  if (seats === 1) expect(votes).toBe(valid);
  expect(standing.filter(({ elected }) => elected).length).toBe(seats);
});
