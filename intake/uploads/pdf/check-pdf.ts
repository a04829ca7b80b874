/** Has a PDF judged beside the server, within limits of time and memory (T16). */
import { fileURLToPath } from 'node:url';
import { limitedProgram, Overrun, Unusable } from '../limited-program.ts';
import { type PdfFault, pdfFaults } from './pdf-fault.ts';

const program = limitedProgram(fileURLToPath(new URL('./judge-pdf-program.ts', import.meta.url)), {
  longestMs: 10_000,
  heapMb: 256,
  mostMemoryKb: 1_200_000,
  longestAnswer: 100,
});

/** What is wrong with the agency's file; undefined: it may be kept. Throws Busy. */
export async function checkPdf(agencyNo: string, file: Buffer): Promise<PdfFault | undefined> {
  const outcome = await program(agencyNo, file, []).then(
    (answer) => answer.toString('utf8'),
    (error: unknown) => {
      if (error instanceof Overrun) return 'endless';
      if (error instanceof Unusable) return 'broken';
      throw error;
    },
  );
  return pdfFaults.find((fault) => fault === outcome);
}
