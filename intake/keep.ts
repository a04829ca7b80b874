/** How many publications keep their rows, from the environment. */

import { usualKeep } from './staging/publish.ts';
import { commandText as text } from './text/command.text.ts';
import { WrongUse } from './wrong-use.ts';

const least = 2;
const most = 30;

/** The current publication is counted. Throws a Thai sentence where it is no such number. */
export function readKeep({
  INTAKE_KEEP_PUBLICATIONS: input = '',
}: Readonly<Record<string, string | undefined>>): number {
  if (input.trim() === '') return usualKeep;
  const keep = /^\d{1,3}$/.test(input.trim()) ? Number(input) : 0;
  if (keep < least || keep > most) throw new WrongUse(text.badKeep(input, least, most));
  return keep;
}
