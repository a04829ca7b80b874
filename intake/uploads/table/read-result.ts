/** Reads a payroll's result that somebody sent, beside the server and within limits (T18). */
import { fileURLToPath } from 'node:url';
import type { ReadLines } from '../../../core/agency/result-file/read-lines.ts';
import { limitedProgram, Overrun, Unusable } from '../limited-program.ts';
import { readPipe } from './pipe.ts';
import { UnfitTable, type Widths } from './received-table.ts';

const path = fileURLToPath(new URL('./read-result-program.ts', import.meta.url));
const program = limitedProgram(path, {
  longestMs: 15_000,
  heapMb: 384,
  mostMemoryKb: 1_500_000,
  longestAnswer: 32 * 1024 * 1024,
});

/** The lines of the agency's file. Throws UnfitTable, or Busy while too many wait. */
export async function readResult(
  agencyNo: string,
  file: Buffer,
  widths?: Widths,
): Promise<ReadLines> {
  const args = widths === undefined ? [] : [JSON.stringify(widths)];
  const answer = await program(agencyNo, file, args).catch((error: unknown) => {
    if (error instanceof Overrun) throw new UnfitTable('bomb');
    throw error instanceof Unusable ? new UnfitTable('broken') : error;
  });
  return readPipe(answer);
}
