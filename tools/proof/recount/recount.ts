/** `npm run proof recount`: what the store shows is what the files come to, counted by others. */
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { agencyMonths } from '../../../records/figures/agencies.ts';
import { temporaryFolder } from '../../app.ts';
import { makeDatabase, startEmbedded } from '../../store/embedded-postgres.ts';
import { seeded, someOf } from '../seeded.ts';
import type { Proof } from '../table.ts';
import { compare, type Difference } from './differences.ts';
import { type Files, readFiles } from './files/files.ts';
import { expectedAgency } from './formats/agencies.ts';
import { expectedFigures, lastYearOf } from './formats/person.ts';
import { shownTo } from './shown.ts';

const members = 20_000;
const chosenMembers = 200;
const maxPrinted = 40;

export interface Recount {
  readonly members: number;
  readonly agencies: number;
  /** How many figures were looked at. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

async function recountMember(records: Records, files: Files, memberNo: string) {
  const shown = await shownTo(records, memberNo, files.asOf, lastYearOf(files.asOf));
  return compare(memberNo, expectedFigures(files, memberNo), shown);
}

async function recountAgency(records: Records, files: Files, agencyNo: string) {
  const shown = await records.readAsAgency(agencyNo, (db) => agencyMonths(db, { limit: 1_000 }));
  return compare(`agency ${agencyNo}`, expectedAgency(files, agencyNo), shown);
}

/** Compares the chosen members and all agencies of the extract in `folder` with the store. */
export async function recount(
  folder: string,
  records: Records,
  choose: (memberNos: readonly string[]) => readonly string[],
): Promise<Recount> {
  const { files, chosen } = await readFiles(folder, choose);
  const agencies = files.agencies.map(({ agencyNo = '' }) => agencyNo);
  const results = [];
  for (const memberNo of chosen) results.push(await recountMember(records, files, memberNo));
  for (const agencyNo of agencies) results.push(await recountAgency(records, files, agencyNo));
  return {
    members: chosen.length,
    agencies: agencies.length,
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    differences: results.flatMap(({ differences }) => differences),
  };
}

function printDifferences(differences: readonly Difference[]): void {
  for (const { who, field, fromFiles, fromStore } of differences.slice(0, maxPrinted)) {
    console.log(`${who} ${field}: the files say ${fromFiles}, the store says ${fromStore}`);
  }
  const more = differences.length - maxPrinted;
  if (more > 0) console.log(`and ${more} more`);
}

/** 200 members of 20,000, drawn by chance that is the same each time. */
export async function recountProof(): Promise<readonly Proof[]> {
  const extract = await temporaryFolder();
  const server = await startEmbedded();
  try {
    const { path: folder } = extract;
    await writeExtract({ folder, members });
    const { ownerUrl, appUrl } = await makeDatabase(server, 'recount');
    const { outcome, faults, millis } = await runIntake({ folder, ownerUrl });
    if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
    console.log(`taken in ${members} members in ${(millis / 1000).toFixed(0)} s`);
    const records = await openRecords(appUrl, { statementMs: 60_000 });
    const draw = (all: readonly string[]) => someOf(all, chosenMembers, seeded(members));
    const found = await recount(folder, records, draw).finally(() => records.close());
    printDifferences(found.differences);
    const { compared, differences } = found;
    const who = `${found.members} members of ${members} and ${found.agencies} agencies`;
    return [
      {
        what: `figures of ${who}, recounted from the files, that the store shows otherwise`,
        measured: `${differences.length} of ${compared.toLocaleString('en')}`,
        limit: '0',
        passed: differences.length === 0 && found.members === chosenMembers,
      },
    ];
  } finally {
    await server.stop();
    await extract.remove();
  }
}
