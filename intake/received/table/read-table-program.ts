/**
 * A program of its own: takes a table that somebody sent on its input (a workbook, text with
 * separators, or of fixed width), gives its cells or why there are none as JSON on its output.
 * Argument: the widths as JSON; without it the file itself says what it is.
 */
import { buffer } from 'node:stream/consumers';
import { unusableCode } from '../unusable.ts';
import { kindOf } from './kind.ts';
import { type ReceivedTable, UnfitTable, type Widths } from './received-table.ts';
import { readSeparated, readWidths } from './text-table.ts';
import { readWorkbook } from './workbook.ts';

async function read(file: Buffer): Promise<ReceivedTable> {
  const [, , layout] = process.argv;
  try {
    const kind = kindOf(file);
    if (layout !== undefined) {
      if (kind === 'workbook') throw new UnfitTable('kind');
      return { rows: readWidths(file, JSON.parse(layout) as Widths) };
    }
    return { rows: kind === 'workbook' ? await readWorkbook(file) : readSeparated(file) };
  } catch (error) {
    if (!(error instanceof UnfitTable)) throw error;
    const { fault, row } = error;
    return row === undefined ? { fault } : { fault, row };
  }
}

try {
  process.stdout.end(JSON.stringify(await read(await buffer(process.stdin))));
} catch {
  process.exitCode = unusableCode;
}
