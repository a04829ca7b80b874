/** `npm run proof mutants`: what is accepted ties, what does not tie is refused with its place. */
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { temporaryFolder } from '../../app.ts';
import { makeDatabase, startEmbedded } from '../../store/embedded-postgres.ts';
import { readBytes } from '../flips/flip.ts';
import { seeded } from '../seeded.ts';
import type { Proof } from '../table.ts';
import { type Attempt, type MutantWorker, openMutantWorker } from './attempt.ts';
import { type Mutant, mutantKinds, mutantOf, type Source } from './mutate/mutate.ts';
import { layoutOf, mismatchesIn } from './reconcile/reconcile.ts';

/** The cast and a few more: every file has rows, and one intake is over in a moment. */
const memberCount = 12;
const otherMemberCount = 13;
const usualCount = 2_000;
const workerCount = 3;
const seed = 20_251_128;

/** Writes the extract into `folder`, and reads it and the one whose files are swapped in. */
export async function mutantSource(folder: string): Promise<Source> {
  const other = await temporaryFolder();
  try {
    await writeExtract({ folder, members: memberCount });
    await writeExtract({ folder: other.path, members: otherMemberCount });
    const bytes = await readBytes(folder);
    const layout = layoutOf(bytes);
    return { bytes, others: await readBytes(other.path), layout };
  } finally {
    await other.remove();
  }
}

/** The mutants of a seed; every other one has a manifest that fits it. */
export const drawMutants = (source: Source, count: number, from = seed): readonly Mutant[] =>
  Array.from({ length: count }, (_, index) =>
    mutantOf(source, index % 2 === 0, seeded(from + index)),
  );

async function attemptAll(workers: readonly MutantWorker[], mutants: readonly Mutant[]) {
  const waiting = [...mutants];
  const attempts: Attempt[] = [];
  const work = async (worker: MutantWorker) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      attempts.push(await worker.attempt(next));
      if (attempts.length % 250 === 0) {
        console.log(`${attempts.length} of ${mutants.length} mutants`);
      }
    }
  };
  await Promise.all(workers.map(work));
  return attempts;
}

/** Mutants of a kind, as a row of the printed table. */
function kindRow(kind: string, attempts: readonly Attempt[]): string {
  const its = attempts.filter(({ mutant }) => mutant.kind === kind);
  const count = (isCounted: (attempt: Attempt) => boolean) => its.filter(isCounted).length;
  const figures = [
    its.length,
    count(({ mutant }) => mutant.mended),
    count(({ accepted, complaint }) => !accepted && complaint === ''),
    count(({ accepted, complaint }) => accepted && complaint === ''),
    count(({ complaint }) => complaint !== ''),
  ];
  return `| ${kind} | ${figures.join(' | ')} |`;
}

function printTable(attempts: readonly Attempt[]): void {
  console.log('\n| mutants | all | mended | refused | accepted, and it ties | wrong |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const kind of mutantKinds) console.log(kindRow(kind, attempts));
  for (const { mutant, complaint } of attempts.filter((one) => one.complaint !== '')) {
    const manifest = mutant.mended ? ', manifest mended' : '';
    console.log(`${mutant.kind} in ${mutant.file}, ${mutant.what}${manifest}: ${complaint}`);
  }
}

function proofRow(attempts: readonly Attempt[], count: number): Proof {
  const wrong = attempts.filter(({ complaint }) => complaint !== '').length;
  const accepted = attempts.filter((attempt) => attempt.accepted).length;
  const mended = attempts.filter(({ mutant }) => mutant.mended).length;
  const what = `mutants of an extract, ${mended} with a fitting manifest: refused with file, row,`;
  return {
    what: `${what} column and reason, or accepted and tying`,
    measured: `${attempts.length - wrong} of ${attempts.length} (${accepted} accepted)`,
    limit: 'all',
    passed: wrong === 0 && attempts.length === count && mended === Math.ceil(count / 2),
  };
}

/** So many mutants, half of them with a manifest that was mended to fit. */
export async function mutants(count = usualCount): Promise<readonly Proof[]> {
  const extract = await temporaryFolder();
  const server = await startEmbedded();
  const workers: MutantWorker[] = [];
  try {
    const { path: folder } = extract;
    const source = await mutantSource(folder);
    const own = mismatchesIn(source.bytes, source.layout);
    if (own.length > 0) throw new Error(`the extract itself does not tie: ${own[0]}`);
    for (let worker = 0; worker < workerCount; worker += 1) {
      const { ownerUrl } = await makeDatabase(server, `mutants_${worker}`);
      const { outcome, faults } = await runIntake({ folder, ownerUrl });
      if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
      workers.push(await openMutantWorker(folder, source, ownerUrl));
    }
    const attempts = await attemptAll(workers, drawMutants(source, count));
    printTable(attempts);
    return [proofRow(attempts, count)];
  } finally {
    for (const worker of workers) await worker.close();
    await server.stop();
    await extract.remove();
  }
}
