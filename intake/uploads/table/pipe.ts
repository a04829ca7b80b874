/** What the program says of a file, on its way to the server: piece by piece, each soon read. */
import { setImmediate } from 'node:timers/promises';
import type { ResultLine } from '../../../core/agency/result-file/cell.ts';
import type { ReadLines } from '../../../core/agency/result-file/read-lines.ts';
import { type FaultLocation, UnfitTable } from './received-table.ts';

type Head =
  | Omit<ReadLines, 'lines'>
  | { readonly fault: UnfitTable['fault']; readonly at: FaultLocation };

/** Lines of a piece: one of them is read in a millisecond. */
const ofPiece = 500;

/** JSON knows no whole numbers of any size. */
const satangOf = (satang: bigint | null): string | null => satang?.toString() ?? null;

const packed = (line: ResultLine) =>
  [
    ...([line.row, line.memberNo, line.employeeNo] as const),
    ...([satangOf(line.billedSatang), satangOf(line.collectedSatang)] as const),
    ...([line.reason, line.newAgency, line.note, line.isBroken] as const),
  ] as const;

function unpacked(line: ReturnType<typeof packed>): ResultLine {
  const [row, memberNo, employeeNo, billed, collected, reason, newAgency, note, isBroken] = line;
  return {
    ...{ row, memberNo, employeeNo, reason, newAgency, note, isBroken },
    billedSatang: billed === null ? null : BigInt(billed),
    collectedSatang: collected === null ? null : BigInt(collected),
  };
}

/** A line of JSON that tells what was found, and one for each 500 lines of the file. */
export function written(read: ReadLines | UnfitTable): string {
  if (read instanceof UnfitTable) return JSON.stringify({ fault: read.fault, at: read.at });
  const { lines, ...head } = read;
  const pieces: string[] = [JSON.stringify(head satisfies Head)];
  for (let from = 0; from < lines.length; from += ofPiece) {
    pieces.push(JSON.stringify(lines.slice(from, from + ofPiece).map(packed)));
  }
  return pieces.join('\n');
}

function* piecesOf(answer: Buffer): Generator<unknown> {
  for (let from = 0, end = 0; end < answer.length; from = end + 1) {
    const at = answer.indexOf('\n', from);
    end = at < 0 ? answer.length : at;
    yield JSON.parse(answer.toString('utf8', from, end));
  }
}

/** Reads it; whoever else waits is served between the pieces. Throws UnfitTable. */
export async function readPipe(answer: Buffer): Promise<ReadLines> {
  const pieces = piecesOf(answer);
  const head = pieces.next().value as Head;
  if ('fault' in head) throw new UnfitTable(head.fault, head.at);
  const lines: ResultLine[] = [];
  for (const piece of pieces) {
    for (const line of piece as ReturnType<typeof packed>[]) lines.push(unpacked(line));
    await setImmediate();
  }
  return { ...head, lines };
}
