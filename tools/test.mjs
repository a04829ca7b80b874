/**
 * `npm test`: installs what is missing, then proves everything; `-- STEP…` the named steps only,
 * `-- PATH…` the tests at these paths, `-- changed [BASE]` what a change may break. The last line
 * says `N passed, N failed`; the exit code agrees with it.
 */
import { fromDebian } from './check/from-debian.mjs';
import { dividedNotes, helpOf, runPhases, whole } from './check/phases.mjs';
import { requestedSteps } from './check/requested-steps.mjs';
import { program, vitest } from './check/step.mjs';
import { giveUp } from './launch/child.mjs';
import { installPackages, mayInstall } from './launch/debian.mjs';
import { isHelpWanted } from './launch/help-wanted.mjs';
import { install } from './launch/install.mjs';

/** Each phase waits for the one before; its lanes run side by side, a lane's steps in turn. */
const types = (name) =>
  program(`types-${name}`, 'typescript/bin/tsc', '-p', `tsconfig.${name}.json`);
const phases = [
  [
    [
      types('core'),
      types('server'),
      types('browser'),
      types('screens'),
      program('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
      program('tidy', '../tools/tidy/main.ts'),
      program('dead-code', 'knip/bin/knip.js'),
      // What only tests call is dead, too.
      program('dead-code-but-for-tests', 'knip/bin/knip.js', '-c', 'knip.without-tests.json'),
    ],
    [program('build', '../tools/build.mjs')],
  ],
  [
    // It waits for processes most of the time: the others use what it leaves of the machine.
    [vitest('machine', { needs: ['build'], isDivided: true })],
    [
      vitest('unit'),
      vitest('store-embedded', { isDivided: true }),
      vitest('store-postgres', { isDivided: true }),
    ],
  ],
  [[vitest('machine-alone', { needs: ['build'] })]],
  [[vitest('browser', { needs: ['build'], isDivided: true })]],
];

/** Brings in what the steps need; answers which of them cannot run, and why. */
function provide(steps) {
  return Object.entries(fromDebian)
    .filter(([step, { has }]) => steps.includes(step) && !has())
    .map(([step, { packages, ...one }]) => ({ ...one, step, fault: installPackages(packages) }))
    .filter(({ fault, orElse }) => fault !== undefined && !orElse?.())
    .map(({ step, name, fault }) => `${step} did not run, there is no ${name}: ${fault}`);
}

const words = process.argv.slice(2);
if (isHelpWanted(words)) {
  console.log(helpOf(phases));
  process.exit(0);
}
await install({ all: true }).catch(giveUp);
const { toRun, notes } = await requestedSteps(phases, words).catch(giveUp);
const steps = toRun.flat(2).map((step) => step.name);
const leftOut = provide(steps);
const isLeftOut = ({ name }) => leftOut.some((entry) => entry.startsWith(`${name} `));
// A store that cannot run leaves what both share to the other.
const isStore = ({ name }) => name.startsWith('store-');
const isAlone = toRun.flat(2).some((step) => isStore(step) && isLeftOut(step));
const runnable = toRun.map((queues) =>
  queues.map((queue) =>
    queue
      .filter((step) => !isLeftOut(step))
      .map((step) => (isAlone && isStore(step) ? whole(step) : step)),
  ),
);
const { results, passed, failed, skipped } = await runPhases(runnable);

console.log('');
for (const [name, result] of results) {
  console.log(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${result.passed} passed`);
  for (const cause of result.causes ?? []) console.log(`       ${cause}`);
}
for (const note of [...notes, ...dividedNotes(runnable)]) console.log(note);
if (skipped > 0) console.log(`${skipped} tests cannot run on this machine and were skipped`);
for (const entry of leftOut) console.log(`left out: ${entry}`);
// Where we may install, the step could have run: having proved nothing, it has failed.
const lost = mayInstall() ? leftOut.length : 0;
console.log(`${passed} passed, ${failed + lost} failed`);
process.exitCode = failed + lost === 0 ? 0 : 1;
