/** How many changes in core's arithmetic its tests notice, in percent (Stryker's score). */
import type { Proof } from '../table.ts';
import { type FileScore, mutate } from './run.ts';

const limitPercent = 85;

/** Noticed changes in percent of all. */
export function scorePercent(scores: readonly FileScore[]): number {
  const sum = (part: (score: FileScore) => number) =>
    scores.reduce((all, one) => all + part(one), 0);
  return (sum((score) => score.found) / sum((score) => score.all)) * 100;
}

const shown = (scores: readonly FileScore[]): string => `${scorePercent(scores).toFixed(1)} %`;

/** All of core: its row with the limit, a row for each file, and what no test noticed. */
export async function mutation(): Promise<readonly Proof[]> {
  const scores = await mutate(['core/**/*.ts']);
  for (const { file, survivors } of scores) {
    for (const survivor of survivors) console.log(`${file}:${survivor}`);
  }
  const measured = shown(scores);
  const kept = scorePercent(scores) >= limitPercent;
  const changes = scores.reduce((all, score) => all + score.all, 0);
  return [
    { what: `core, ${changes} mutants noticed`, measured, limit: `${limitPercent} %`, kept },
    ...scores.map((score) => ({
      what: `${score.file}, ${score.found} of ${score.all}`,
      measured: shown([score]),
      limit: '–',
      kept: true,
    })),
  ];
}
