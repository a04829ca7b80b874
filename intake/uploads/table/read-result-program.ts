/**
 * A program of its own: takes a payroll's result on its input (a workbook, text with separators, or
 * of fixed width), gives its lines or why there are none on its output, as `pipe.ts` writes them.
 * Argument: the widths as JSON; without it the file itself says what it is.
 */
import { buffer } from 'node:stream/consumers';
import type { ReadLines } from '../../../core/agency/result-file/read-lines.ts';
import { unusableCode } from '../unusable.ts';
import { linesOf } from './lines-of.ts';
import { written } from './pipe.ts';
import { UnfitTable, type Widths } from './received-table.ts';

async function read(file: Buffer): Promise<ReadLines | UnfitTable> {
  const [, , layout] = process.argv;
  try {
    return await linesOf(file, layout === undefined ? undefined : (JSON.parse(layout) as Widths));
  } catch (error) {
    if (error instanceof UnfitTable) return error;
    throw error;
  }
}

try {
  process.stdout.end(written(await read(await buffer(process.stdin))));
} catch {
  process.exitCode = unusableCode;
}
