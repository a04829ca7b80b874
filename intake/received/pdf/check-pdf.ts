/** Has a PDF judged beside the server, within limits of time and memory (T16). */
import { fileURLToPath } from 'node:url';
import { limitedProgram, Unusable } from '../limited-program.ts';
import { type PdfFault, pdfFaults } from './judge-pdf.ts';

const program = limitedProgram(fileURLToPath(new URL('./judge-pdf-program.ts', import.meta.url)), {
  longestMs: 10_000,
  heapMb: 256,
  mostMemoryKb: 1_200_000,
  longestAnswer: 100,
});

/** What is wrong with it; undefined: it may be kept. Throws Busy while too many wait. */
export async function checkPdf(file: Buffer): Promise<PdfFault | undefined> {
  const told = await program(file, []).then(
    (answer) => answer.toString('utf8'),
    (error: unknown) => {
      if (error instanceof Unusable) return 'broken';
      throw error;
    },
  );
  return pdfFaults.find((fault) => fault === told);
}
