/** The built server of the measurements, with the demo in its store. */
import { type RunningApp, startApp, temporaryFolder } from '../tools/app.ts';
import { buildIfChanged } from '../tools/launch/build.mjs';
import { serverOptions } from '../tools/launch/child.mjs';

/** Starts it in a folder of its own, and stops it and removes the folder when `use` has ended. */
export async function withFilledApp<T>(use: (running: RunningApp) => Promise<T>): Promise<T> {
  await buildIfChanged();
  const data = await temporaryFolder();
  const start = {
    dataDir: data.path,
    command: [process.execPath, ...serverOptions, 'bench/server.ts'],
  } as const;
  try {
    // The first start fills the store; what it takes is not the server's daily fare.
    await (await startApp(start)).stop();
    const running = await startApp(start);
    try {
      return await use(running);
    } finally {
      await running.stop();
    }
  } finally {
    await data.remove();
  }
}
