/** A voter list out of a workbook or text with separators. Takes its time: not for the server. */
import { findVoterHead, readVoterFile, type VoterFile } from '../../../core/election/voter-file.ts';
import { kindOf } from '../table/kind.ts';
import { UnfitTable } from '../table/received-table.ts';
import { readSeparated } from '../table/text-table.ts';

/** Rows of a file. */
export const mostVoters = 60_000;

async function rowsOf(file: Buffer) {
  if (kindOf(file) === 'text') {
    return readSeparated(file, (rows) => 'places' in findVoterHead(rows), mostVoters);
  }
  const { readWorkbook } = await import('../table/workbook.ts');
  return readWorkbook(file, mostVoters);
}

/** Throws UnfitTable where the file is no table, or has no head of ours. */
export async function voterFileOf(file: Buffer): Promise<VoterFile> {
  const rows = await rowsOf(file);
  const head = findVoterHead(rows);
  if ('missing' in head) throw new UnfitTable(head.missing === 'none' ? 'head' : 'head_twice');
  return readVoterFile(rows.slice(head.at + 1), head.places);
}
