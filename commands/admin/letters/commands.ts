/** `letters MONTH`, `reissue-letters MONTH`. */
import type { Command } from 'commander';
import { letterNumber } from '../../../core/agency/number.ts';
import { parseThaiDate, thaiMonthLong } from '../../../core/thai-date.ts';
import { deskText } from '../admin.text.ts';
import { atDesk, say, whoIs } from '../admin-command.ts';
import { lettersDeskText as text } from './letters.text.ts';
import {
  type Difference,
  type LetterSeen,
  type LettersAsked,
  lettersOfMonth,
  reissueLetters,
} from './reissue.ts';

interface Flags {
  readonly agency?: string;
  readonly reason?: string;
  readonly by?: string;
}

function asked(given: string, { agency }: Flags): LettersAsked {
  const month = parseThaiDate(`1/${given}`);
  if (month === undefined) throw new Error(text.badMonth(given));
  return { month, agencyNo: agency };
}

function told({ setting, before, now }: Difference): string {
  const name = text.names[setting as keyof typeof text.names] ?? setting;
  if (before === null && now === null) return name;
  return text.changed(name, before ?? text.empty, now ?? text.empty);
}

function standing({ posted, differences }: LetterSeen): readonly string[] {
  if (differences.length === 0) return [text.same];
  return [...differences.map(told), ...(posted ? [text.posted] : [])];
}

async function list(given: string, flags: Flags): Promise<void> {
  const wanted = asked(given, flags);
  const letters = await atDesk((store) => lettersOfMonth(store, wanted));
  if (letters === 'unsettled') throw new Error(text.unsettled);
  if (letters.length === 0) say(text.none(thaiMonthLong(wanted.month.slice(0, 7))));
  for (const letter of letters) {
    say(text.row(letterNumber(letter.prefix, letter), letter.agencyNo, letter.unitName));
    for (const line of standing(letter)) say(`    ${line}`);
  }
}

async function reissue(given: string, flags: Flags): Promise<void> {
  const wanted = asked(given, flags);
  const reason = flags.reason?.trim();
  if (!reason) throw new Error(deskText.noReason);
  const letters = await atDesk((store) =>
    reissueLetters(store, { ...wanted, reason, by: whoIs(flags.by) }),
  );
  if (letters.length === 0) throw new Error(text.nothing(thaiMonthLong(wanted.month.slice(0, 7))));
  for (const { replaced, ...letter } of letters) {
    const before = letterNumber(replaced.prefix, replaced);
    say(text.replaced(letterNumber(letter.prefix, letter), before));
  }
  say(text.done(letters.length));
}

/** Adds the commands for letters to agencies to the desk's. */
export function letterCommands(program: Command): void {
  program
    .command('letters')
    .description(text.list)
    .argument('<month>', text.month)
    .option('--agency <agency>', text.agency)
    .action(list);
  program
    .command('reissue-letters')
    .description(text.reissue)
    .argument('<month>', text.month)
    .option('--agency <agency>', text.agency)
    .option('--reason <text>', deskText.reason)
    .option('--by <name>', deskText.by)
    .action(reissue);
}
