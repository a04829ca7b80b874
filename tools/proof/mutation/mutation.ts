/** How many changes in core's arithmetic its tests notice, in percent (Stryker's score). */
import type { Proof } from '../table.ts';
import { type FileScore, mutate } from './run.ts';

const limitPercent = 85;

const found = (scores: readonly FileScore[]): number =>
  scores.reduce((sum, score) => sum + score.found, 0);
const all = (scores: readonly FileScore[]): number =>
  scores.reduce((sum, score) => sum + score.all, 0);

/** Noticed mutants in percent of all. */
export function scorePercent(scores: readonly FileScore[]): number {
  return (found(scores) / all(scores)) * 100;
}

/** All of core: its row with the limit, a row for each file, and what no test noticed. */
export async function mutation(): Promise<readonly Proof[]> {
  const scores = await mutate(['core/**/*.ts']);
  for (const { file, survivors } of scores) {
    for (const survivor of survivors) console.log(`${file}:${survivor}`);
  }
  const row = (name: string, of: readonly FileScore[]): Proof => ({
    what: `${name}: ${found(of)} of ${all(of)} mutants noticed`,
    measured: `${scorePercent(of).toFixed(1)} %`,
    limit: '–',
    passed: true,
  });
  const passed = scorePercent(scores) >= limitPercent;
  return [
    { ...row('core', scores), limit: `${limitPercent} %`, passed },
    ...scores.map((score) => row(score.file, [score])),
  ];
}
