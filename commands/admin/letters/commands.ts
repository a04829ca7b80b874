/** `letters MONTH`, `reissue-letters MONTH`. */
import type { Command } from 'commander';
import { letterNumber } from '../../../core/agency/number.ts';
import { parseThaiDate, thaiMonthLong } from '../../../core/thai-date.ts';
import { adminText } from '../admin.text.ts';
import { asAdmin, print, whoIs } from '../admin-command.ts';
import { letterAdminText as text } from './letters.text.ts';
import {
  type Difference,
  type LetterQuery,
  type LetterSeen,
  lettersOfMonth,
  reissueLetters,
} from './reissue.ts';

interface Flags {
  readonly agency?: string;
  readonly reason?: string;
  readonly by?: string;
}

function queryOf(input: string, { agency }: Flags): LetterQuery {
  const month = parseThaiDate(`1/${input}`);
  if (month === undefined) throw new Error(text.badMonth(input));
  return { month, agencyNo: agency };
}

function formatDifference({ setting, before, now }: Difference): string {
  const name = text.names[setting as keyof typeof text.names] ?? setting;
  if (before === null && now === null) return name;
  return text.changed(name, before ?? text.empty, now ?? text.empty);
}

function standing({ posted, differences }: LetterSeen): readonly string[] {
  if (differences.length === 0) return [text.same];
  return [...differences.map(formatDifference), ...(posted ? [text.posted] : [])];
}

async function list(input: string, flags: Flags): Promise<void> {
  const query = queryOf(input, flags);
  const letters = await asAdmin((store) => lettersOfMonth(store, query));
  if (letters === 'unsettled') throw new Error(text.unsettled);
  if (letters.length === 0) print(text.none(thaiMonthLong(query.month.slice(0, 7))));
  for (const letter of letters) {
    print(text.row(letterNumber(letter.prefix, letter), letter.agencyNo, letter.unitName));
    for (const line of standing(letter)) print(`    ${line}`);
  }
}

async function reissue(input: string, flags: Flags): Promise<void> {
  const query = queryOf(input, flags);
  const reason = flags.reason?.trim();
  if (!reason) throw new Error(adminText.noReason);
  const letters = await asAdmin((store) =>
    reissueLetters(store, { ...query, reason, by: whoIs(flags.by) }),
  );
  if (letters.length === 0) throw new Error(text.nothing(thaiMonthLong(query.month.slice(0, 7))));
  for (const { replaced, ...letter } of letters) {
    const before = letterNumber(replaced.prefix, replaced);
    print(text.replaced(letterNumber(letter.prefix, letter), before));
  }
  print(text.done(letters.length));
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
    .option('--reason <text>', adminText.reason)
    .option('--by <name>', adminText.by)
    .action(reissue);
}
