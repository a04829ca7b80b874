/** Runs the steps of `npm test` and adds up what they proved. */

/** A person may write the beginning of a name. */
const means = (name, step) => step.name.startsWith(name);

/** What was asked for and is the name of no step. */
export const unknownNames = (phases, names) =>
  names.filter((name) => !phases.flat(2).some((step) => means(name, step)));

/** What `npm test -- --help` says: the steps in their order. */
export const helpOf = (phases) =>
  [
    'npm test: a whole run, which leaves some tests to other days (decisions/0073)',
    'npm test -- STEP …: these steps, each whole; the beginning of a name is enough (types, store)',
    ...phases.flat(2).map((step) => `  ${step.name}`),
    'npm test -- PATH …: the tests of these files or folders',
    'npm test -- changed [BASE]: what a change against BASE may break',
  ].join('\n');

/** The step with all its files, those of a divided one that another step would run, too. */
export const whole = (step) => (step.isDivided ? step.of() : step);

/** The steps that a person asked for, each whole, and those they need. */
export function chosen(phases, names) {
  if (names.length === 0) return phases;
  const isRequested = (step) => names.some((name) => means(name, step));
  const needed = new Set(
    phases
      .flat(2)
      .filter(isRequested)
      .flatMap((step) => step.needs),
  );
  return phases.map((queues) =>
    queues.map((queue) =>
      queue.filter((step) => isRequested(step) || needed.has(step.name)).map(whole),
    ),
  );
}

/** What has to be said of what a whole run divides, in one sentence or none. */
export function dividedNotes(phases) {
  const divided = phases.flat(2).filter((step) => step.isDivided);
  if (divided.length === 0) return [];
  const all = `npm test -- ${divided.map(({ name }) => name).join(' ')}`;
  return [`a whole run divides tests between days, stores, programs and widths; all: ${all}`];
}

/** The steps that run these test files alone, `Map { step → files }`, and those they need. */
export function chosenFiles(phases, files) {
  const needed = new Set(
    phases
      .flat(2)
      .filter(({ name }) => files.has(name))
      .flatMap((step) => step.needs),
  );
  return phases.map((queues) =>
    queues.map((queue) =>
      queue
        .filter(({ name }) => files.has(name) || needed.has(name))
        .map((step) => (files.has(step.name) ? step.of(files.get(step.name)) : step)),
    ),
  );
}

async function runStep(step, done, print) {
  const broken = step.needs.filter((name) => done.get(name)?.failed > 0);
  const started = Date.now();
  const result =
    broken.length === 0
      ? await step.run()
      : { passed: 0, failed: 1, output: `not run, because this failed: ${broken.join(', ')}` };
  done.set(step.name, result);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  print(`\n== ${step.name}: ${verdict}, ${seconds} s ==\n${result.output.trim()}`);
}

/** Runs phase after phase, lanes side by side; resolves to the sums. */
export async function runPhases(phases, print = console.log) {
  const done = new Map();
  for (const queues of phases) {
    await Promise.all(
      queues.map(async (queue) => {
        for (const step of queue) await runStep(step, done, print);
      }),
    );
  }
  const sum = (key) => [...done.values()].reduce((total, result) => total + (result[key] ?? 0), 0);
  return { results: done, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
