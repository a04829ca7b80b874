/** The built server of the measurements, with the demo in its store. */
import { type RunningApp, startApp, temporaryFolder } from '../tools/app.ts';
import { buildIfChanged } from '../tools/launch/build.mjs';
import { serverOptions } from '../tools/launch/child.mjs';
import { compileCache } from '../tools/launch/paths.mjs';

/** Milliseconds until a server as `npm start` runs it, on a store that is there, answers a page. */
async function startTime(dataDir: string): Promise<number> {
  const command = [process.execPath, ...serverOptions, 'server/main.ts'] as const;
  const env = { NODE_COMPILE_CACHE: compileCache };
  const running = await startApp({ dataDir, command, env });
  await running.stop();
  return running.startMilliseconds;
}

/**
 * Starts it in a folder of its own, and stops it and removes the folder when `use` has ended, which
 * is handed the server of the measurements and what tells how long one without them starts.
 */
export async function withFilledApp<T>(
  use: (running: RunningApp, serverStarts: readonly number[]) => Promise<T>,
  { starts = 0 } = {},
): Promise<T> {
  await buildIfChanged();
  const data = await temporaryFolder();
  const start = {
    dataDir: data.path,
    command: [process.execPath, ...serverOptions, 'bench/server.ts'],
  } as const;
  try {
    // The first start fills the store; what it takes is not the server's daily fare.
    await (await startApp(start)).stop();
    const serverStarts: number[] = [];
    while (serverStarts.length < starts) serverStarts.push(await startTime(data.path));
    const running = await startApp(start);
    try {
      return await use(running, serverStarts);
    } finally {
      await running.stop();
    }
  } finally {
    await data.remove();
  }
}
