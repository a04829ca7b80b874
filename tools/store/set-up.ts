/** Before the store tests: one server, and what each file's database is copied from. */
import type { TestProject } from 'vitest/node';
import { seedCast } from '../../demo/seed.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { temporaryFolder } from '../app.ts';
import { testHandlerSettings } from './cast-settings.ts';
import { makeDatabase, startEmbedded } from './embedded-postgres.ts';
import {
  debianBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from './temporary-postgres.ts';

export interface TestStoreFacts {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly appLogin: string;
  /** Databases to copy, by what they hold. */
  readonly templates: typeof templates;
  readonly extractFolder: string;
  readonly members: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    testStore: TestStoreFacts;
  }
}

const members = 120;
const templates = { tables: 'sahakon_tables', cooperative: 'sahakon_cooperative' } as const;

async function fillTemplates(server: TemporaryPostgres, folder: string): Promise<void> {
  await makeDatabase(server, templates.tables);
  const { ownerUrl } = await makeDatabase(server, templates.cooperative, templates.tables);
  await writeExtract({ folder, members });
  const { outcome, faults } = await runIntake({ folder, ownerUrl, madeUp: true, letters: 'later' });
  if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
  await seedCast(ownerUrl, testHandlerSettings);
}

async function startDebian(): Promise<TemporaryPostgres> {
  const binaries = await debianBinaries();
  if (binaries === undefined) throw new Error("no PostgreSQL of Debian's packages is installed");
  return startTemporaryPostgres(binaries);
}

/** Vitest's global set-up; what it returns clears everything away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await (project.name === 'store-postgres' ? startDebian() : startEmbedded());
  const extract = await temporaryFolder();
  const clear = async () => {
    await server.stop();
    await extract.remove();
  };
  try {
    await fillTemplates(server, extract.path);
  } catch (error) {
    await clear();
    throw error;
  }
  const { ownerUrl, appUrl, appLogin } = server;
  project.provide('testStore', {
    ownerUrl,
    appUrl,
    appLogin,
    templates,
    extractFolder: extract.path,
    members,
  });
  return clear;
}
