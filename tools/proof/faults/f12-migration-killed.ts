import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { readMigrations } from '../../../records/migrate.ts';
import { describeSchema } from '../../../records/schema/describe.ts';
import { endOf } from '../../app.ts';
import { startEmbedded } from '../../store/embedded-postgres.ts';
import { execute, onDatabase } from '../../store/temporary-postgres.ts';
import { type Finding, finding } from '../checker/finding.ts';
import type { ProvedFault, Round } from './fault.ts';

const program = `
  import { migrate } from ${JSON.stringify(resolve('records/migrate.ts'))};
  await migrate(process.env.OWNER_URL);`;

const startMigrating = (ownerUrl: string): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'inherit',
    env: { ...process.env, OWNER_URL: ownerUrl },
  });

/** How many are applied; none where there is not even their table yet. */
async function applied(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT CASE WHEN to_regclass('portal.migrations') IS NOT NULL THEN
      (xpath('/row/n/text()', query_to_xml('SELECT count(*) AS n FROM portal.migrations',
        false, true, '')))[1]::text::int ELSE 0 END AS n`,
  );
  return rows[0].n;
}

/** Resolves while the step after `count` others is at work, or at the end of the child. */
async function untilApplied(client: pg.Client, child: ChildProcess, count: number): Promise<void> {
  while (child.exitCode === null && (await applied(client)) < count);
}

async function asOwnerOf<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET ROLE sahakon_owner').catch(() => {});
    return await work(client);
  } finally {
    await client.end();
  }
}

async function killAt(ownerUrl: string, step: number): Promise<readonly Finding[]> {
  const child = startMigrating(ownerUrl);
  const before = await asOwnerOf(ownerUrl, async (client) => {
    await untilApplied(client, child, step);
    child.kill('SIGKILL');
    await endOf(child);
    return applied(client);
  });
  // What was applied stays; the one that was cut off is not there, or whole.
  return before < step ? [finding('I1', `${step} steps were done, ${before} are there`)] : [];
}

async function proveSteps(ownerUrl: string, steps: readonly number[]): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (const step of steps) {
    const findings = await killAt(ownerUrl, step);
    rounds.push({ findings, note: `killed in the step after ${step}` });
  }
  const last = startMigrating(ownerUrl);
  const code = await endOf(last);
  const schema = await asOwnerOf(ownerUrl, describeSchema);
  const findings = [
    ...(code === 0 ? [] : [finding('I5', `the last run ended with ${code}`)]),
    ...(schema === (await readFile('records/schema.sql', 'utf8'))
      ? []
      : [finding('I1', 'the schema is not that of an undisturbed run')]),
  ];
  return [...rounds, { findings, runs: 0, note: 'the schema after the last run' }];
}

/** F12: the program that migrates is killed in each step; the next run goes on from there. */
export const migrationKilled: ProvedFault = {
  ...{ mark: 'F12', name: 'kill -9 inside a migration step' },
  ...{ runs: 12, fullRuns: globSync('records/migrations/[0-9]*.sql').length },
  async prove({ runs }) {
    const server = await startEmbedded();
    try {
      await execute(server.ownerUrl, 'CREATE DATABASE migrated');
      const { length } = await readMigrations();
      const count = Math.min(runs, length);
      const steps = Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));
      return await proveSteps(onDatabase(server.ownerUrl, 'migrated'), steps);
    } finally {
      await server.stop();
    }
  },
};
