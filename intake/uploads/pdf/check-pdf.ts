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

/** What was found out about a PDF: its pages, or why it is not taken. */
export type JudgedPdf = { readonly pages: number } | { readonly fault: PdfFault };

/** Judges somebody's file of at most so many pages. Throws QueueFull. */
export async function checkPdf(asker: string, file: Buffer, mostPages: number): Promise<JudgedPdf> {
  const outcome = await program(asker, file, [String(mostPages)]).then(
    (answer) => answer.toString('utf8'),
    (error: unknown) => {
      if (error instanceof Overrun) return 'endless';
      if (error instanceof Unusable) return 'broken';
      throw error;
    },
  );
  const fault = pdfFaults.find((one) => one === outcome);
  return fault === undefined ? { pages: Number(outcome) } : { fault };
}
