/**
 * A program of its own: takes a voter list on its input, gives its lines, or why there are none, as
 * JSON on its output.
 */
import { buffer } from 'node:stream/consumers';
import { UnfitTable } from '../table/received-table.ts';
import { unusableCode } from '../unusable.ts';
import { voterFileOf } from './voter-file-of.ts';

async function answerTo(file: Buffer): Promise<unknown> {
  try {
    return await voterFileOf(file);
  } catch (error) {
    if (error instanceof UnfitTable) return { unfit: error.fault, at: error.at };
    throw error;
  }
}

try {
  process.stdout.end(JSON.stringify(await answerTo(await buffer(process.stdin))));
} catch {
  process.exitCode = unusableCode;
}
