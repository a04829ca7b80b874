/** `guide`, `add-guide FILE`, `withdraw-guide VERSION`. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { adminText } from '../admin.text.ts';
import { asAdmin, print, whoIs } from '../admin-command.ts';
import { guideAdminText as text } from './guide.text.ts';
import { readGuideFile } from './markup.ts';
import { addGuide, guideVersions, readDay, withdrawGuide } from './versions.ts';

interface Flags {
  readonly title?: string;
  readonly from?: string;
  readonly changes?: string;
  readonly reason?: string;
  readonly by?: string;
}

async function list(): Promise<void> {
  const versions = await asAdmin(guideVersions);
  if (versions.length === 0) print(text.empty);
  for (const { version, effectiveOn, title, readers, standing } of versions) {
    print(text.row(version, thaiDateLong(effectiveOn), title, readers, text.standings[standing]));
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw new Error(text.unreadable(file));
  }
}

async function add(file: string, flags: Flags): Promise<void> {
  const title = flags.title?.trim();
  if (title === '' || (title?.length ?? 0) > 120) throw new Error(text.noTitle);
  const from = flags.from === undefined ? undefined : readDay(flags.from);
  if (flags.from !== undefined && from === undefined) throw new Error(text.badDay(flags.from));
  const changes = flags.changes?.trim();
  if ((changes?.length ?? 0) > 2000) throw new Error(text.longChanges);
  const html = readGuideFile(await textOf(file));
  const outcome = await asAdmin((store) =>
    addGuide(store, { title, html, from, changes, by: whoIs(flags.by) }),
  );
  if ('refused' in outcome) {
    const { refused } = outcome;
    throw new Error(refused === 'past' ? text.past(flags.from ?? '') : text[refused]);
  }
  const { version, effectiveOn } = outcome.added;
  print(text.added(version, thaiDateLong(effectiveOn)));
}

async function withdraw(input: string, flags: Flags): Promise<void> {
  const reason = flags.reason?.trim();
  if (!reason) throw new Error(adminText.noReason);
  if (!/^[1-9]\d{0,5}$/.test(input)) throw new Error(text.unknown(input));
  const version = Number(input);
  const outcome = await asAdmin((store) =>
    withdrawGuide(store, { version, reason, by: whoIs(flags.by) }),
  );
  if (outcome !== 'done') throw new Error(text[outcome](input));
  print(text.withdrawn(version));
}

/** Adds the guide's commands to the desk's. */
export function guideCommands(program: Command): void {
  program.command('guide').description(text.list).action(list);
  program
    .command('add-guide')
    .description(text.add)
    .argument('<file>', text.file)
    .option('--title <text>', text.title)
    .option('--from <day>', text.from)
    .option('--changes <text>', text.changes)
    .option('--by <name>', adminText.by)
    .action(add);
  program
    .command('withdraw-guide')
    .description(text.withdraw)
    .argument('<version>', text.version)
    .option('--reason <text>', adminText.reason)
    .option('--by <name>', adminText.by)
    .action(withdraw);
}
