/** Takes one drop in, in a process of its own (`take-program.ts`). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { IntakeReport } from '../run-intake.ts';
import type { FromTake } from './take-program.ts';

const program = join(import.meta.dirname, 'take-program.ts');

/** Milliseconds: until one that was told to stop, and is not publishing, is killed. */
const patience = 5_000;

export interface TakeOptions {
  readonly path: string;
  readonly ownerUrl: string;
  readonly stallSeconds: number;
  readonly keep: number;
  readonly mostInQuarantine: number;
  /** By which the core's own files are read; empty: they are of our layout. */
  readonly mapping: string;
  /** Ends the intake, unless it is publishing: then it is brought to its end. */
  readonly signal: AbortSignal;
}

/** `died`: it failed, or ended without a word, maybe because it was to stop. */
export type Taken =
  | { readonly kind: 'report'; readonly report: IntakeReport }
  | { readonly kind: 'store-away' }
  | { readonly kind: 'died'; readonly cause: string };

export async function take({
  path,
  ownerUrl,
  stallSeconds,
  keep,
  mostInQuarantine,
  mapping,
  signal,
}: TakeOptions): Promise<Taken> {
  const { PATH, TMPDIR } = process.env;
  const child = fork(
    program,
    [path, ...[stallSeconds, keep, mostInQuarantine].map(String), mapping],
    {
      // What it says beyond its messages may quote the extract.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH, TMPDIR, DATABASE_OWNER_URL: ownerUrl },
      execArgv: [],
      // Sums are larger than JSON's numbers.
      serialization: 'advanced',
    },
  );
  let taken: Taken | undefined;
  let isPublishing = false;
  child.on('message', (message: FromTake) => {
    if (message.kind === 'publishing') isPublishing = true;
    else taken = message;
  });
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    if (child.connected) child.send('stop', () => {});
    timer = setTimeout(() => isPublishing || child.kill('SIGKILL'), patience);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const [code, killedBy] = await once(child, 'close');
    return taken ?? { kind: 'died', cause: String(killedBy ?? code) };
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
  }
}
