/**
 * Colours of a movement by its sign, literally as specified (D-39). Colour never stands alone:
 * a sign and a word are always printed beside it (C.0).
 */

export type SignColour = 'gray' | 'green' | 'red';

/** Of a loan movement: 1 is gray for type `'01'` (loan received), else red (R183–R185). */
export function loanSignColour(sign: number, type: string): SignColour {
  if (sign === 1) return type === '01' ? 'gray' : 'red';
  return sign === -1 ? 'red' : 'gray';
}

/** Of a share movement: in green, out red, anything else gray (R183, R185). */
export function shareSignColour(sign: number): SignColour {
  if (sign === 1) return 'green';
  return sign === -1 ? 'red' : 'gray';
}

/** Of a deposit movement: in green, neutral gray, anything else red (R183, R185). */
export function depositSignColour(sign: number): SignColour {
  if (sign === 1) return 'green';
  return sign === 0 ? 'gray' : 'red';
}
