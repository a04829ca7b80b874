/** A program of its own: takes a PDF on its input and says on its output what is wrong with it. */
import { buffer } from 'node:stream/consumers';
import { unusableCode } from '../unusable.ts';
import { pdfFault } from './judge-pdf.ts';

try {
  process.stdout.end(pdfFault(await buffer(process.stdin)) ?? 'sound');
} catch {
  process.exitCode = unusableCode;
}
