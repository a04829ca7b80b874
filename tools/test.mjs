/**
 * `npm test [-- STEP…]`: installs what is missing, then proves everything, or the named steps only.
 * The last line says `N passed, N failed`; the exit code agrees with it.
 */
import { chosen, runPhases, unknownNames } from './check/phases.mjs';
import { program, vitest } from './check/step.mjs';
import { giveUp } from './entrance/child.mjs';
import { findChromium, hasPostgres, installPackages } from './entrance/debian.mjs';
import { install } from './entrance/install.mjs';

/** Each phase waits for the one before; its lanes run side by side, a lane's steps in turn. */
const types = (name) =>
  program(`types-${name}`, 'typescript/bin/tsc', '-p', `tsconfig.${name}.json`);
const phases = [
  [
    [
      types('core'),
      types('server'),
      types('browser'),
      program('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
      program('tidy', '../tools/tidy/main.ts'),
      program('dead-code', 'knip/bin/knip.js'),
    ],
    [program('build', '../tools/build.mjs')],
  ],
  [
    // They wait for processes most of the time: the stores use what they leave of the machine.
    [vitest('unit'), vitest('machine', { needs: ['build'] })],
    [vitest('store-embedded'), vitest('store-postgres')],
  ],
  [[vitest('machine-alone', { needs: ['build'] })]],
  [[vitest('browser', { needs: ['build'] })]],
];

/** Brings in what the steps use; resolves to the steps that cannot run here, and says why. */
async function provide(steps) {
  await install({ all: true }).catch(giveUp);
  if (steps.includes('browser') && !findChromium()) {
    const fault = installPackages(['chromium', 'fonts-liberation']);
    if (fault) console.log(`The browser tests will fail, there is no Chromium: ${fault}.`);
  }
  if (!steps.includes('store-postgres') || hasPostgres()) return [];
  const fault = installPackages(['postgresql']);
  if (!fault) return [];
  console.log(`store-postgres is left out, there is no PostgreSQL 15 or newer: ${fault}.`);
  return ['store-postgres'];
}

const names = process.argv.slice(2);
const unknown = unknownNames(phases, names);
if (unknown.length > 0) {
  const known = phases.flat(2).map((step) => step.name);
  console.error(`No step is named ${unknown.join(' or ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
const asked = chosen(phases, names);
const steps = asked.flat(2).map((step) => step.name);
const leftOut = await provide(steps);
const toRun = asked.map((lanes) =>
  lanes.map((lane) => lane.filter((step) => !leftOut.includes(step.name))),
);
const { results, passed, failed, skipped } = await runPhases(toRun);

console.log('');
for (const [name, result] of results) {
  console.log(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${result.passed} passed`);
}
if (skipped > 0) console.log(`${skipped} tests were skipped`);
if (leftOut.length > 0) console.log(`left out: ${leftOut.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
