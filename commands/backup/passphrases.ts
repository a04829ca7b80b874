/** The passphrases of a backup: from the settings, else from whoever sits at the terminal. */
import { isCancel, password } from '@clack/prompts';
import { BackupFault } from '../../backup/fault.ts';
import { shortestPassphrase } from '../../server/settings/backup-settings.ts';
import { commandText as text } from './backup-commands.text.ts';

async function ask(message: string, refuse: (input: string) => string | undefined) {
  const answer = await password({ message, validate: (input) => refuse(input ?? '') });
  if (isCancel(answer)) throw new BackupFault(text.cancelled);
  return answer;
}

const tooShort = (input: string) =>
  [...input].length < shortestPassphrase ? text.tooShort(shortestPassphrase) : undefined;

export interface Question {
  /** The setting, and what stands in it. */
  readonly name: string;
  readonly set: string | undefined;
  readonly message: string;
  /** A new one is typed twice, and must not be this one. */
  readonly isNew?: { readonly unlike: string | undefined };
}

/** The setting's value, else what is typed. Throws BackupFault where there is nobody to ask. */
export async function passphraseOf({ name, set, message, isNew }: Question): Promise<string> {
  if (set !== undefined) return set;
  if (!(process.stdin.isTTY && process.stdout.isTTY))
    throw new BackupFault(text.noPassphrase(name));
  if (isNew === undefined) return ask(message, () => undefined);
  const same = (input: string) => (input === isNew.unlike ? text.sameTwice : undefined);
  const typed = await ask(message, (input) => tooShort(input) ?? same(input));
  await ask(text.askAgain, (input) => (input === typed ? undefined : text.differs));
  return typed;
}
