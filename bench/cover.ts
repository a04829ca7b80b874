/** The cover statement of a large agency: out of the store, and as paper, workbook and text. */
import { coverOf } from '../core/agency/cover.ts';
import type { CoverPaper } from '../core/agency/paper/cover-paper.ts';
import type { CoverFormat } from '../core/sheet/papers.ts';
import { writeExtract } from '../demo/write-extract.ts';
import { runIntake } from '../intake/run-intake.ts';
import { openPapers } from '../papers/papers.ts';
import { type ReconciledFigures, readReconciled } from '../records/agency/reconciled.ts';
import { openRecords } from '../records/database.ts';
import { house } from '../tools/agency/agency.text.ts';
import { addLargeAgency, largeMonth } from '../tools/agency/large-agency.ts';
import { temporaryFolder } from '../tools/app.ts';
import { makeDatabase, startEmbedded } from '../tools/store/embedded-postgres.ts';
import type { Row } from './table.ts';

const large = { agencyNo: '01990001', members: 5_000 };
const lookup = { origin: undefined, page: '/verify', ofCode: (code: string) => `/verify/${code}` };

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; made: T }> {
  const begun = performance.now();
  const made = await work();
  return { seconds: (performance.now() - begun) / 1000, made };
}

/** The agency's month, read and found to tie out; the second time, as every later one. */
async function readLarge(): Promise<{ seconds: number; made: ReconciledFigures }> {
  const server = await startEmbedded();
  const extract = await temporaryFolder();
  try {
    const { ownerUrl, appUrl } = await makeDatabase(server, 'cover');
    await writeExtract({ folder: extract.path, members: 60 });
    const { outcome } = await runIntake({ folder: extract.path, ownerUrl });
    if (outcome !== 'published') throw new Error(`intake: ${outcome}`);
    await addLargeAgency(ownerUrl, large);
    const records = await openRecords(appUrl, { connections: 1 });
    try {
      const read = () => readReconciled(records, large.agencyNo, largeMonth);
      await read();
      const { seconds, made } = await timed(read);
      if (!made?.month || made.bills.length !== large.members) throw new Error('lines are missing');
      return { seconds, made };
    } finally {
      await records.close();
    }
  } finally {
    await extract.remove();
    await server.stop();
  }
}

function paperOf({ publication, agency, month, bills }: ReconciledFigures): CoverPaper {
  const { name, headName, headPosition } = agency;
  return {
    cover: coverOf(bills),
    ...{ detail: 'full', month: month.month.slice(0, 7), dueOn: month.dueOn, isPosted: false },
    unit: { number: '0001', name, headName, headPosition },
    ...{ asOf: publication.asOf, printedOn: publication.asOf },
  };
}

/** Until the file is there, the start of its worker included. */
async function make(paper: CoverPaper, format: CoverFormat) {
  const papers = openPapers({ house, lookup, workers: 1 });
  try {
    return await timed(() => papers.cover(paper, format, 'bench'));
  } finally {
    await papers.close();
  }
}

const rowOf = (what: string, measured: number, limit: number, remark: string): Row => ({
  what: `cover statement of ${large.members} members ${what}`,
  ...{ measured, unit: 's', limit, kind: 'at most', remark },
});

export async function cover(): Promise<readonly Row[]> {
  const read = await readLarge();
  const rows = [rowOf('read and found to tie out', read.seconds, 2, '')];
  for (const [format, name] of [
    ['pdf', 'as paper'],
    ['xlsx', 'as workbook'],
    ['csv', 'as text'],
  ] as const) {
    const { seconds, made } = await make(paperOf(read.made), format);
    const size = `${Math.round(made.bytes.length / 1000)} kB, the worker's start included`;
    rows.push(rowOf(name, seconds, 10, size));
  }
  return rows;
}
