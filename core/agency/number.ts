/** How letters to agencies are numbered: one sequence a year over all of them (D-25). */

/** The Buddhist year of a letter and its number therein. */
export interface LetterKey {
  readonly yearBe: number;
  readonly run: number;
}

/** As it stands behind ที่: `สอ.ตย. 123/2568`. */
export const letterNumber = (prefix: string, { yearBe, run }: LetterKey): string =>
  `${prefix} ${run}/${yearBe}`;

/** The letter of an address; undefined for a text that names none. */
export function readLetterKey(text: string): LetterKey | undefined {
  const [, year, run] = /^(2[5-9]\d\d)-([1-9]\d{0,8})$/.exec(text) ?? [];
  return year === undefined ? undefined : { yearBe: Number(year), run: Number(run) };
}
