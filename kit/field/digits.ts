/** The numeric key filter (R127): letters stay out, nothing else is in anybody's way. */
import { asciiDigits } from '../../core/membership-number.ts';

/** The digits of a text as 0–9, Thai and full-width ones converted, all else left out. */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

interface KeyFacts {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key would put something that is no digit into the field. Named keys (Tab, Backspace,
 * arrows, function keys, a telephone keyboard's `Unidentified`) and shortcuts never do.
 */
export function isBlocked({ key, ctrlKey, metaKey, altKey }: KeyFacts): boolean {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1) return false;
  return onlyDigits(key) === '';
}

interface Selection {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The digits of a pasted text that fit between the selection's ends; `maxLength` < 0: no limit. */
export function pastedDigits(into: Selection, pasted: string, maxLength: number): string {
  const remaining = into.value.length - (into.end - into.start);
  const digits = onlyDigits(pasted);
  return maxLength < 0 ? digits : digits.slice(0, Math.max(0, maxLength - remaining));
}
