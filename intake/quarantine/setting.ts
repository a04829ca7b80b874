/** How many members at most may keep what was shown, from the environment. */
import { commandText as text } from '../text/command.text.ts';
import { WrongUse } from '../wrong-use.ts';

/** More would be no fault of persons. */
export const mostThreshold = 1_000;

/** 0 where nothing is set: the whole is refused. Throws a Thai sentence where it is no number. */
export function readMostInQuarantine({
  INTAKE_QUARANTINE: input = '',
}: Readonly<Record<string, string | undefined>>): number {
  const written = input.trim() || '0';
  const most = /^\d{1,4}$/.test(written) ? Number(written) : mostThreshold + 1;
  if (most > mostThreshold) throw new WrongUse(text.badQuarantine(input, mostThreshold));
  return most;
}
