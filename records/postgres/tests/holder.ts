/**
 * A process that holds a PostgreSQL, for tests to kill: `holder.ts FOLDER [REFUGE] [PROGRAMS]`.
 * Prints one line of JSON for each thing that happens; SIGTERM stops it in good order.
 */
import { FolderLocked } from '../lock.ts';
import { startPostgres } from '../supervisor.ts';

const [dataDir = '', refuge, programs] = process.argv.slice(2);
const emit = (event: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);

try {
  const postgres = await startPostgres({
    dataDir,
    refuge: refuge || undefined,
    programs: programs || undefined,
    log: (line) => emit('log', { line }),
  });
  for (const event of ['down', 'up', 'given-up'] as const) postgres.on(event, () => emit(event));
  // Without work of its own the process would end.
  const alive = setInterval(() => {}, 60_000);
  process.on('SIGTERM', async () => {
    await postgres.stop();
    clearInterval(alive);
    emit('stopped');
  });
  emit('ready', { ownerUrl: postgres.ownerUrl });
} catch (error) {
  emit('failed', { isLocked: error instanceof FolderLocked, message: String(error) });
  process.exitCode = 1;
}
