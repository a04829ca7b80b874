/** What a key means in a row of results. Pure. */
import { outcomeOf } from '../../../../core/agency/report.ts';
import { type ShortfallReason, shortfallReasons } from '../../../../core/collection/reasons.ts';
import { asciiDigits } from '../../../../core/membership-number.ts';
import type { Satang } from '../../../../core/satang.ts';
import { parseTypedBaht } from '../../../../core/typed/typed-number.ts';
import type { Entry } from '../../../../parts/agency-month/draft/entry.ts';

/** Where the focus is: on a closed row, or in the open one on a list, an amount or words. */
export type KeyPlace = 'whole' | 'closed' | 'outcome' | 'reason' | 'typed' | 'button';

export type KeyAction =
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  /** All of the bill was deducted, and on to the next. */
  | { readonly kind: 'whole' }
  /** An amount begins with this. */
  | { readonly kind: 'type'; readonly first: string }
  | { readonly kind: 'reason'; readonly reason: ShortfallReason }
  | { readonly kind: 'accept' }
  | { readonly kind: 'giveBack' };

const reasonOf = (key: string): ShortfallReason | undefined =>
  shortfallReasons[Number(asciiDigits(key)) - 1];

/**
 * `whole` is the button of a bill without a result, `closed` any other button of a closed row,
 * `button` one of the open form. Undefined: the key means what the browser makes of it.
 */
export function keyAction(key: string, place: KeyPlace): KeyAction | undefined {
  const isClosed = place === 'whole' || place === 'closed';
  if (key === 'Escape') return { kind: 'giveBack' };
  // In a list the arrows choose.
  if ((key === 'ArrowDown' || key === 'ArrowUp') && (isClosed || place === 'typed')) {
    return { kind: 'move', by: key === 'ArrowDown' ? 1 : -1 };
  }
  if (key === 'Enter' && place === 'whole') return { kind: 'whole' };
  if (key === 'Enter' && !isClosed && place !== 'button') return { kind: 'accept' };
  if (!/^[0-9๐-๙]$/.test(key)) return undefined;
  if (isClosed || place === 'outcome') return { kind: 'type', first: key };
  const reason = place === 'reason' ? reasonOf(key) : undefined;
  return reason && { kind: 'reason', reason };
}

/** Nothing and all of it, typed as an amount, are what they come to. */
export function byAmount({ outcome, collected }: Entry, billedSatang: Satang): Partial<Entry> {
  if (outcome !== 'PARTIAL') return {};
  const typed = parseTypedBaht(collected);
  if (typed === undefined) return {};
  const really = outcomeOf(billedSatang, typed);
  const isPart = really === undefined || really === 'PARTIAL';
  return isPart ? {} : { outcome: really, collected: '' };
}
