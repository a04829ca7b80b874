/** An end to waiting for a disk or a network share that does not answer any more. */
import { removePrivateFolders } from '../private-folder.ts';
import { fileReasons } from '../text/files.text.ts';
import { WrongUse } from '../wrong-use.ts';
import { UnfitFile } from './unfit-file.ts';

/** Seconds, unless the setting says otherwise: long enough for a share that fails over. */
export const usualStallSeconds = 60;

/** From the settings. Throws an Error with a Thai sentence of what is no number of seconds. */
export function readStallSeconds(environment: Readonly<Record<string, string | undefined>>) {
  const text = environment.INTAKE_STALL_SECONDS?.trim() || String(usualStallSeconds);
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 3_600) return seconds;
  throw new WrongUse(fileReasons.stallSeconds(text));
}

let abandoned = 0;

/**
 * Whether a call to the system was given up and is still waiting in its thread: this process
 * cannot end in the ordinary way, which waits for its threads.
 */
export const isStuck = (): boolean => abandoned > 0;

/** The result of `work`; throws UnfitFile when it takes longer than that. */
export async function withinPatience<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), seconds * 1_000);
  const result = work();
  try {
    const first = await Promise.race([result, late.promise]);
    if (first !== 'late') return first;
    abandoned += 1;
    const answered = () => {
      abandoned -= 1;
    };
    result.then(answered, answered);
    throw new UnfitFile(fileReasons.stalled(seconds));
  } finally {
    clearTimeout(timer);
  }
}

/** Ends this process whose threads may be stuck; nothing that is still under way is waited for. */
export function leaveStuck(code: number): never {
  // No handler runs once another program is here.
  removePrivateFolders();
  // Whatever takes this process's place has none of its threads.
  process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {});
  return process.exit(code);
}
