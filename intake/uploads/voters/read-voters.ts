/** Reads a voter list that staff sent, beside the server and within limits (T18). */
import { fileURLToPath } from 'node:url';
import type { VoterFile } from '../../../core/election/voter-file.ts';
import { limitedProgram, Overrun, Unusable } from '../limited-program.ts';
import { type FaultLocation, UnfitTable } from '../table/received-table.ts';

const path = fileURLToPath(new URL('./read-voters-program.ts', import.meta.url));
const program = limitedProgram(path, {
  longestMs: 30_000,
  heapMb: 768,
  mostMemoryKb: 2_000_000,
  longestAnswer: 32 * 1024 * 1024,
});

type Unfit = { readonly unfit: UnfitTable['fault']; readonly at: FaultLocation };

/** The lines of the file. Throws UnfitTable, or QueueFull while too many wait. */
export async function readVoters(staffId: string, file: Buffer): Promise<VoterFile> {
  const answer = await program(staffId, file, []).catch((error: unknown) => {
    if (error instanceof Overrun) throw new UnfitTable('bomb');
    throw error instanceof Unusable ? new UnfitTable('broken') : error;
  });
  const found = JSON.parse(answer.toString('utf8')) as VoterFile | Unfit;
  if ('unfit' in found) throw new UnfitTable(found.unfit, found.at);
  return found;
}
