import { expect, test } from 'vitest';
import { PaperCrowded, PaperLost, PaperSlow } from '../../core/sheet/papers.ts';
import { problemOf } from './failure.ts';

test('a paper whose worker is too busy, too slow or killed is to be asked for again', () => {
  const told = [new PaperCrowded(), new PaperSlow(), new PaperLost()].map((error) => {
    const { code, retryAfterSeconds } = problemOf(error);
    return [code, retryAfterSeconds];
  });
  expect(told).toEqual([
    ['papers_away', 10],
    ['papers_away', 30],
    ['papers_away', 30],
  ]);
});

test('what a worker made wrong is a fault of ours', () => {
  expect(problemOf(new Error('no such template')).code).toBe('failed');
});
