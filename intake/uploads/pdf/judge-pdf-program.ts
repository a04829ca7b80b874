/**
 * A program of its own: takes a PDF on its input and says on its output what is wrong with it, or
 * how many pages it has. Argument: the most that it may have.
 */
import { buffer } from 'node:stream/consumers';
import { unusableCode } from '../unusable.ts';
import { judgePdf } from './judge-pdf.ts';

try {
  process.stdout.end(String(judgePdf(await buffer(process.stdin), Number(process.argv[2]))));
} catch {
  process.exitCode = unusableCode;
}
