/** A code that staff hand to a member whom they have seen (T8). */
import { randomInt } from 'node:crypto';
import { activationLength, activationLetters } from '../../core/codes/typed-code.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { macOf } from './mac.ts';

/** Twelve letters in groups of four, and what the store knows them by. */
export function newActivation(keys: KeyRing, memberNo: string): { code: string; mac: Buffer } {
  const letters = Array.from(
    { length: activationLength },
    () => activationLetters[randomInt(activationLetters.length)],
  ).join('');
  const mac = macOf(keys.live()[0].codes, 'activation', memberNo, letters);
  return { code: letters.replace(/.{4}(?=.)/g, '$&-'), mac };
}
