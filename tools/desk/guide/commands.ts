/** `guide`, `add-guide FILE`. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { atDesk, say, whoIs } from '../at-desk.ts';
import { deskText } from '../desk.text.ts';
import { guideDeskText as text } from './guide.text.ts';
import { addGuide, cleanGuide, guideVersions, readDay } from './versions.ts';

interface Flags {
  readonly title?: string;
  readonly from?: string;
  readonly by?: string;
}

async function list(): Promise<void> {
  const versions = await atDesk(guideVersions);
  if (versions.length === 0) say(text.empty);
  for (const { version, effectiveOn, title, readers } of versions) {
    say(text.row(version, thaiDateLong(effectiveOn), title, readers));
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
  const guide = cleanGuide(await textOf(file));
  if (guide === undefined) throw new Error(text.badBody);
  const { html, wasCut } = guide;
  const added = await atDesk((store) =>
    addGuide(store, { title, html, from, by: whoIs(flags.by) }),
  );
  if (added === undefined) throw new Error(text.noTitle);
  say(text.added(added.version, thaiDateLong(added.effectiveOn)));
  if (wasCut) say(text.cut);
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
    .option('--by <name>', deskText.by)
    .action(add);
}
