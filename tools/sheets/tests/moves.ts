/** A ledger of many lines, newest first, for printing statements. */
import { toDtoBaht } from '../../../core/satang.ts';
import { ledger } from './many.ts';

/** Newest first, as they are shown. */
export const moves = ledger().toReversed();

export const opening = toDtoBaht(
  moves.at(-1) ? (moves.at(-1)?.balance as bigint) - (moves.at(-1)?.move as bigint) : 0n,
);
export const closing = toDtoBaht(moves[0]?.balance as bigint);

export const sizeOf = (move: bigint) => toDtoBaht(move < 0n ? -move : move);
export const signOf = (move: bigint): 1 | -1 => (move < 0n ? -1 : 1);
