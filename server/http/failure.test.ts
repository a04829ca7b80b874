import { expect, test } from 'vitest';
import { Problem, problems } from '../../api/problem.ts';
import { PaperCrowded, PaperLost, PaperSlow } from '../../core/sheet/papers.ts';
import { failureOf, problemOf } from './failure.ts';

test('a paper whose worker is too busy, too slow or killed is to be asked for again', () => {
  const results = [new PaperCrowded(), new PaperSlow(), new PaperLost()].map((error) => {
    const { code, retryAfterSeconds } = problemOf(error);
    return [code, retryAfterSeconds];
  });
  expect(results).toEqual([
    ['papers_away', 10],
    ['papers_away', 30],
    ['papers_away', 30],
  ]);
});

test('what a worker made wrong is a fault of ours', () => {
  expect(problemOf(new Error('no such template')).code).toBe('failed');
});

test('T27 every refusal that passes says when to come back, also without a time of its own', () => {
  for (const code of Object.keys(problems) as (keyof typeof problems)[]) {
    const { status, retryAfter } = failureOf(new Problem(code), 'K7M2-QX4D');
    const own = failureOf(new Problem(code, { retryAfterSeconds: 42 }), 'K7M2-QX4D');
    const passes = status === 429 || status === 503 || code === 'in_progress';
    expect([code, retryAfter, own.retryAfter]).toEqual([
      code,
      ...(passes ? [5, 42] : [undefined, undefined]),
    ]);
  }
});
