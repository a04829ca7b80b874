/** Reasons for what was not deducted, as people write them in a file. */
import { type ShortfallReason, shortfallReasons } from '../../collection/reasons.ts';
import { normaliseThai } from '../../thai-text.ts';
import { reasonWords } from './words.text.ts';

const plain = (text: string): string => normaliseThai(text).replace(/[\s.]/g, '').toUpperCase();

const reasonOf = new Map(
  shortfallReasons.flatMap((reason) =>
    [reason, ...reasonWords[reason]].map((word) => [plain(word), reason] as const),
  ),
);

/** The reason that the words name; undefined where they name none that is known. */
export const readReason = (text: string): ShortfallReason | undefined => reasonOf.get(plain(text));
