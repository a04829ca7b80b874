/** `npm run proof flips`: no digit of an amount is another one without the intake saying so. */
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { temporaryFolder } from '../../app.ts';
import { makeDatabase, startEmbedded } from '../../store/embedded-postgres.ts';
import { oneOf, seeded } from '../seeded.ts';
import type { Proof } from '../table.ts';
import { type Attempt, type Caught, type FlipWorker, openWorker } from './attempt.ts';
import { amountKinds, type Figures, figuresOf, otherKinds, readBytes } from './flip.ts';

/** The cast and a few more: every file has rows, and one intake is over in a moment. */
export const flipMembers = 12;
const amountFlips = 2_000;
const flipsOfOthers = 12;
const workerCount = 3;
const seed = 20_251_128;

/** Works through the columns on all lanes at once; each column has a chance of its own. */
async function flipAll(
  open: readonly FlipWorker[],
  columns: readonly Figures[],
  how: { dryRun: boolean },
): Promise<readonly Attempt[]> {
  const waiting = columns.map((figures, index) => ({ figures, random: seeded(seed + index) }));
  const attempts: Attempt[] = [];
  const work = async (worker: FlipWorker) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      attempts.push(await worker.attempt(next.figures, next.random, how));
      if (attempts.length % 250 === 0) console.log(`${attempts.length} of ${columns.length} flips`);
    }
  };
  await Promise.all(open.map(work));
  return attempts;
}

const count = (attempts: readonly Attempt[], ...where: readonly Caught[]): number =>
  attempts.filter(({ caught }) => where.includes(caught)).length;

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

function printWrong(attempts: readonly Attempt[]): void {
  for (const { flip, complaint } of attempts.filter((attempt) => attempt.complaint !== '')) {
    const { file, row, column, before, after } = flip;
    console.log(`${file} row ${row} ${column}: ${before} → ${after} ${complaint}`);
  }
}

/** Each column with how many of its flips went through, the columns without a file's rows too. */
function printOpen(figures: readonly Figures[], attempts: readonly Attempt[]): void {
  console.log('\nFigures other than amounts that may change unseen (accepted of tried):');
  for (const { file, column } of figures) {
    const tried = attempts.filter(({ flip }) => flip.file === file && flip.column === column);
    const accepted = count(tried, 'nowhere');
    if (accepted > 0) console.log(`  ${file} ${column}: ${accepted} of ${tried.length}`);
  }
}

function amountRows(attempts: readonly Attempt[], columns: number): Proof[] {
  const all = attempts.length;
  const wrong = attempts.filter(({ complaint }) => complaint !== '').length;
  const infoRow = (what: string, found: number): Proof => ({
    what,
    measured: `${found} (${percent(found, all)})`,
    limit: '–',
    passed: true,
  });
  return [
    {
      what: `flips of a digit in ${columns} amount columns, refused with file, row, column, reason`,
      measured: `${all - wrong} of ${all}`,
      limit: 'all',
      passed: wrong === 0 && all >= amountFlips,
    },
    infoRow('… found in the very row', count(attempts, 'row')),
    infoRow('… found in another row or file', count(attempts, 'elsewhere')),
    infoRow('… found by a control total alone', count(attempts, 'total')),
  ];
}

async function openWorkers(folder: string, server: Awaited<ReturnType<typeof startEmbedded>>) {
  const bytes = await readBytes(folder);
  const open: FlipWorker[] = [];
  for (let worker = 0; worker < workerCount; worker += 1) {
    const { ownerUrl } = await makeDatabase(server, `flips_${worker}`);
    const { outcome, faults } = await runIntake({ folder, ownerUrl });
    if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
    open.push(await openWorker(folder, bytes, ownerUrl));
  }
  return { bytes, open };
}

/** 2,000 flips in the amounts of every file, then some in every other figure. */
export async function flips(): Promise<readonly Proof[]> {
  const extract = await temporaryFolder();
  const server = await startEmbedded();
  try {
    await writeExtract({ folder: extract.path, members: flipMembers });
    const { bytes, open } = await openWorkers(extract.path, server);
    const amounts = figuresOf(bytes, amountKinds).filter(({ places }) => places.length > 0);
    const others = figuresOf(bytes, otherKinds).filter(({ places }) => places.length > 0);
    const random = seeded(seed);
    const drawn = Array.from({ length: amountFlips }, () => oneOf(amounts, random));
    const attempts = await flipAll(open, drawn, { dryRun: false });
    const rest = Array.from({ length: flipsOfOthers }, () => others).flat();
    const otherAttempts = await flipAll(open, rest, { dryRun: true });
    for (const worker of open) await worker.close();
    printWrong(attempts);
    printOpen(others, otherAttempts);
    const refused = otherAttempts.length - count(otherAttempts, 'nowhere');
    const measured = `${refused} of ${otherAttempts.length}`;
    const what = `flips in ${others.length} columns of other figures, refused`;
    return [...amountRows(attempts, amounts.length), { what, measured, limit: '–', passed: true }];
  } finally {
    await server.stop();
    await extract.remove();
  }
}
