/** Reads a table that somebody sent, beside the server and within limits (T18). */
import { fileURLToPath } from 'node:url';
import type { ResultRow } from '../../../core/agency/result-file/cell.ts';
import { limitedProgram, Unusable } from '../limited-program.ts';
import { type ReceivedTable, UnfitTable, type Widths } from './received-table.ts';

const program = limitedProgram(fileURLToPath(new URL('./read-table-program.ts', import.meta.url)), {
  longestMs: 15_000,
  heapMb: 384,
  mostMemoryKb: 1_500_000,
  longestAnswer: 32 * 1024 * 1024,
});

/** All rows, a head among them. Throws UnfitTable, or Busy while too many wait. */
export async function readTable(file: Buffer, widths?: Widths): Promise<readonly ResultRow[]> {
  const args = widths === undefined ? [] : [JSON.stringify(widths)];
  const answer = await program(file, args).catch((error: unknown) => {
    throw error instanceof Unusable ? new UnfitTable('broken') : error;
  });
  const read = JSON.parse(answer.toString('utf8')) as ReceivedTable;
  if ('fault' in read) throw new UnfitTable(read.fault, read.row);
  return read.rows;
}
