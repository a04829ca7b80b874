/**
 * `node tools/tidy/main.ts`: the house rules that no compiler knows; exit code 1 at a fault.
 * `node tools/tidy/main.ts requirements`: which requirements have tests, and which have none.
 */
import { resolve } from 'node:path';
import { isHelpWanted } from '../launch/help-wanted.mjs';
import { circleFaults } from './circle-rules.ts';
import { folderAdvice, formFaults } from './form-rules.ts';
import { importFaults } from './import-rules.ts';
import { markFaults } from './mark-rules.ts';
import { moneyFaults } from './money-rules.ts';
import { proportions } from './proportions.ts';
import { namedInTests, readRequirements, requirementFaults } from './requirements.ts';
import { readSources } from './source.ts';
import { wordFaults } from './word-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const files = readSources(root);
const papers = readSources(root, /\.(?:md|typ)$/);

function printRequirements(): void {
  const named = namedInTests(files);
  for (const [id, title] of readRequirements()) {
    const tests = named.get(id);
    console.log(`${id} ${tests ? 'named' : '     '}  ${title}`);
    for (const path of tests ?? []) console.log(`            ${path}`);
  }
  console.log(`\n${named.size} of ${readRequirements().size} requirements are named in tests`);
}

function check(): void {
  const faults = [
    ...files.flatMap((file) =>
      [formFaults, importFaults, moneyFaults, wordFaults].flatMap((rule) =>
        rule(file).map((fault) => `${file.path}: ${fault}`),
      ),
    ),
    ...circleFaults(files),
    ...requirementFaults(files),
    ...markFaults(files, papers),
  ];
  const figures = proportions(files);
  console.log(
    [
      `${figures.files} source files, median ${figures.medianLines} lines`,
      `p90 ${figures.p90Lines}, longest ${figures.longestLines}`,
      `comments ${figures.commentPercent.toFixed(1)} %`,
      `test lines per source line ${figures.testRatio.toFixed(2)}`,
    ].join(', '),
  );
  for (const advice of folderAdvice(files)) console.log(`advice: ${advice}`);
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'tidy' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

const [job, word] = process.argv.slice(2);
if (job !== 'requirements') check();
else if (word === undefined) printRequirements();
else if (isHelpWanted([word])) console.log('npm run requirements: which have tests; no options');
else {
  console.error(`npm run requirements takes no ${word}; it prints which requirements have tests`);
  process.exitCode = 2;
}
