/** Before the browser tests: the built app serves a small demo cooperative, once for all files. */
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { writeExtract } from '../demo/write-extract.ts';
import { joinPostgres } from '../records/postgres/join.ts';
import { startApp, temporaryFolder } from '../tools/app.ts';

export interface TestEnvironment {
  /** Address of the served app, without a slash at its end. */
  readonly baseUrl: string;
  /** The extract that the app took in: where the right figures stand. */
  readonly extractFolder: string;
  /** The owner's login to its store, for tests that write what no page can. */
  readonly ownerUrl: string;
  /** Where the app's data lie, its outbox among them. */
  readonly dataFolder: string;
  /** For what the browsers write: they end with their worker and clear nothing away. */
  readonly scratchFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testEnvironment: TestEnvironment;
  }
}

const members = 60;

/** Vitest's global set-up; what it returns clears everything away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/client')) throw new Error('the site is not built: node tools/build.mjs');
  const folders = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()]);
  const [data, extract, scratch] = folders;
  const clear = async () => {
    await Promise.all(folders.map((folder) => folder.remove()));
  };
  try {
    const starting = startApp({
      dataDir: data.path,
      env: { DEMO_MEMBERS: String(members), TRUSTED_PROXIES: '127.0.0.1' },
    });
    const [app] = await Promise.all([starting, writeExtract({ folder: extract.path, members })]);
    const { ownerUrl } = await joinPostgres(data.path);
    project.provide('testEnvironment', {
      baseUrl: app.baseUrl,
      extractFolder: extract.path,
      dataFolder: data.path,
      ownerUrl,
      scratchFolder: scratch.path,
    });
    return async () => {
      await app.stop();
      await clear();
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
