/** `npm run backup -- …`: makes backups, checks, lists and rehearses them. */
import { resolve } from 'node:path';
import { secretName } from '../../backup/archive/contents.ts';
import { mustBeBackup } from '../../backup/archive/read-archive.ts';
import { listBackups } from '../../backup/log.ts';
import { checkBackup } from '../../backup/restore/check.ts';
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { runBackup } from '../../server/backup/run-backup.ts';
import { BadSetting } from '../../server/settings/bad-setting.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { print, withOwner } from '../admin/admin-command.ts';
import { commandText as text } from './backup-commands.text.ts';
import { endAtSignals } from './end-at-signals.ts';
import { figuresLine, fromLine } from './facts.ts';
import { lineOf } from './listed-line.ts';
import { passphraseOf } from './passphrases.ts';
import { showProgress } from './progress.ts';
import { doDue, rehearseNewest } from './scheduled.ts';

const settings = () => readSettings(process.env);

const askPassphrase = (set: string | undefined) =>
  passphraseOf({ name: 'BACKUP_PASSPHRASE', set, message: text.askPassphrase });

async function make(
  input: string,
  { withoutSecret }: { readonly withoutSecret?: true },
): Promise<void> {
  const file = resolve(input);
  const own = settings();
  const passphrase = await passphraseOf({
    name: 'BACKUP_PASSPHRASE',
    set: own.backup.passphrase,
    message: text.askPassphrase,
    isNew: { unlike: undefined },
  });
  const secretPassphrase = withoutSecret
    ? undefined
    : await passphraseOf({
        name: 'BACKUP_SECRET_PASSPHRASE',
        set: own.backup.secretPassphrase,
        message: text.askSecretPassphrase,
        isNew: { unlike: passphrase },
      });
  const { step, end } = showProgress();
  const run = {
    settings: own,
    file,
    passphrase,
    secretPassphrase,
    reason: 'command',
    step,
  } as const;
  // Before an upgrade, too: the copy is of the store as it is.
  const made = await withOwner((ownerUrl) => runBackup({ ownerUrl, ...run }), {
    asIs: true,
  }).finally(end);
  print(text.made(file, (made.bytes / 1e6).toFixed(1), made.rows, made.files));
  print(text.sha256(made.sha256));
  print(figuresLine(made.figures));
  if (withoutSecret) print(text.secretLeftOut);
}

async function check(file: string): Promise<void> {
  const { backup } = settings();
  // Nobody is asked for the passphrase of a file that is not there.
  await mustBeBackup(resolve(file));
  const { secretPassphrase } = backup;
  const passphrases = [await askPassphrase(backup.passphrase)];
  const options = { passphrases, secretPassphrase };
  const checked = await checkBackup(resolve(file), options, () => undefined);
  const { manifest, contents, sealed } = checked;
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
  print(fromLine(manifest));
  print(figuresLine(manifest.figures));
  print(text.whole(file, rows, Object.keys(contents.files).length));
  if (!(secretName in contents.files)) print(text.noSecretIn);
  else print(sealed === undefined ? text.secretUnchecked : text.secretOpens);
}

async function list(): Promise<void> {
  const all = await withOwner(listBackups);
  if (all.length === 0) print(text.nothingListed);
  for (const one of all) print(lineOf(one));
}

async function rehearsal(): Promise<void> {
  const own = settings();
  const passphrase = await askPassphrase(own.backup.passphrase);
  const { step, end } = showProgress();
  const options = { settings: own, passphrase, step };
  const isDone = await withOwner((url) => rehearseNewest(url, options)).finally(end);
  if (!isDone) print(text.noneToRehearse);
}

async function scheduled(): Promise<void> {
  const own = settings();
  const { schedule } = own.backup;
  if (schedule === undefined) throw new BadSetting(text.notScheduled);
  const { step, end } = showProgress();
  await withOwner((ownerUrl) => doDue({ ownerUrl, settings: own, schedule, step })).finally(end);
}

/** A file has a suffix or a path: a bare word is a command that was mistyped. */
const isFileName = (word: string): boolean => /[./]/.test(word);

const program = thaiProgram('backup', text.description)
  .argument('[file]', text.file)
  .option('--without-secret', text.withoutSecret)
  .action(async (file: string | undefined, flags) => {
    if (file === undefined) return program.error(text.fileMissing);
    if (!isFileName(file)) {
      const commands = program.commands.map((command) => command.name());
      return program.error(text.bareWord(file, commands));
    }
    await make(file, flags);
  });
program.command('check').description(text.check).argument('<file>', text.restoreFile).action(check);
program.command('list').description(text.list).action(list);
program.command('rehearse').description(text.rehearse).action(rehearsal);
program.command('scheduled').description(text.scheduled).action(scheduled);
endAtSignals();
await runProgram(program, { isCommand: true });
