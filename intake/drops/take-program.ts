/**
 * One intake as a process of its own: its memory goes with it, a disk that never answers holds up
 * nobody else, and the watcher may end it at any moment but that of publication. Told by messages
 * what to do and telling by messages what came of it; the store's address is in its environment.
 */
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { isStuck, leaveStuck } from '../decode/patience.ts';
import { findMapping, takeMapped } from '../mapping/take-mapped.ts';
import { type IntakeOptions, type IntakeReport, runIntake } from '../run-intake.ts';
import { dropText as text } from '../text/drops.text.ts';

/** SQLSTATE. */
const diskFull = '53100';

export type FromTake =
  | { readonly kind: 'publishing' }
  | { readonly kind: 'report'; readonly report: IntakeReport }
  | { readonly kind: 'store-away' }
  | { readonly kind: 'died'; readonly cause: string };

const [folder = '', stallSeconds = '', keep = '', most = '', mappingName = ''] =
  process.argv.slice(2);
const { DATABASE_OWNER_URL: ownerUrl = '' } = process.env;

let isPublishing = false;

/** Readers keep the old records until the pointer moves, so before that nothing is lost. */
function stop(): void {
  if (!isPublishing) leaveStuck(1);
}

const tell = (message: FromTake): Promise<void> =>
  new Promise((resolve) => {
    if (!process.connected) resolve();
    else process.send?.(message, undefined, undefined, () => resolve());
  });

/**
 * A store that is gone comes back by itself; one that answers and has no disk or memory for this
 * may never have, and is counted as a failure of the drop.
 */
function failureOf(error: unknown): FromTake {
  const isAway = error instanceof StoreUnavailable;
  if (isAway && error.absence !== 'refusing') return { kind: 'store-away' };
  const { name, code = '' } = (isAway ? error.cause : error) as NodeJS.ErrnoException;
  // Its message may quote a row.
  const cause = `${name} ${code}`.trimEnd();
  return { kind: 'died', cause: code === diskFull ? text.diskFull : cause };
}

// Who stops is for the watcher to say: a terminal sends its signals to all of us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', stop);
process.on('disconnect', stop);

try {
  const options: IntakeOptions = {
    ...{ folder, ownerUrl, stallSeconds: Number(stallSeconds), keep: Number(keep) },
    mostInQuarantine: Number(most),
    progress({ phase }) {
      if (phase !== 'publish') return;
      isPublishing = true;
      void tell({ kind: 'publishing' });
    },
  };
  const mapping = mappingName === '' ? undefined : await findMapping(mappingName);
  const report = await (mapping ? takeMapped({ ...options, mapping }) : runIntake(options));
  await tell({ kind: 'report', report });
} catch (error) {
  await tell(failureOf(error));
}
process.off('disconnect', stop);
if (process.connected) process.disconnect();
if (isStuck()) leaveStuck(0);
