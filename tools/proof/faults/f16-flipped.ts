import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { joinPostgres } from '../../../records/postgres/join.ts';
import { checkAuditChain } from '../checker/audit-chain.ts';
import { type Finding, finding } from '../checker/finding.ts';
import { addressOf, asReader } from '../checker/store.ts';
import { oneOf, seeded } from '../seeded.ts';
import type { ProvedFault, Round } from './fault.ts';
import { openSite, type Site } from './site.ts';

const random = seeded(16);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A command of the product on the store at rest, as an operator gives it. */
function command(dataDir: string, words: readonly string[]): Promise<Ended> {
  const passphrases = { BACKUP_PASSPHRASE: 'correct horse battery' };
  const env = { ...process.env, ...passphrases, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

const backup = (dataDir: string, ...words: string[]) =>
  command(dataDir, ['commands/backup/main.ts', ...words]);

/** Changes one bit of one byte of the file; gives how to undo it. */
function flip(file: string): () => void {
  const bytes = readFileSync(file);
  const at = Math.floor(random() * bytes.length);
  const mask = 1 << Math.floor(random() * 8);
  bytes[at] = (bytes[at] ?? 0) ^ mask;
  writeFileSync(file, bytes);
  return () => {
    bytes[at] = (bytes[at] ?? 0) ^ mask;
    writeFileSync(file, bytes);
  };
}

const filesSql = `SELECT pg_relation_filepath(c.oid) AS path FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('portal', 'records') AND c.relkind = 'r' AND c.relpersistence = 'p'`;

async function tableFiles({ dataDir, cluster }: Site): Promise<readonly string[]> {
  const paths = await asReader(addressOf(dataDir), async (client) => {
    const { rows } = await client.query<{ path: string }>(filesSql);
    return rows.map(({ path }) => join(cluster, path));
  });
  return paths.filter((path) => statSync(path).size > 0);
}

const unfound = (what: string, { code, output }: Ended): Finding[] =>
  code === 0 ? [finding('I6', `${what} was not found: ${output.slice(-200)}`)] : [];

async function ofPage({ dataDir }: Site, files: readonly string[]): Promise<Round> {
  const file = oneOf(files, random);
  const undo = flip(file);
  const copy = join(dataDir, '..', `page-${Math.floor(random() * 1e9)}.backup`);
  const ended = await backup(dataDir, copy, '--without-secret');
  undo();
  return { findings: unfound(`a byte of ${file}`, ended), note: 'a data page, by a backup' };
}

/** Only a wilful owner gets this far: trigger and policies stand in the way of everybody else. */
async function changeEntry(dataDir: string, to: string): Promise<void> {
  const { ownerUrl, leave } = await joinPostgres(dataDir);
  const table = 'ALTER TABLE portal.audit_entries';
  await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query(`BEGIN; ${table} DISABLE TRIGGER no_change; ${table} NO FORCE ROW LEVEL SECURITY;
      UPDATE portal.audit_entries SET agent = ${to}
      WHERE seq = (SELECT max(seq) / 2 FROM portal.audit_entries);
      ${table} FORCE ROW LEVEL SECURITY; ${table} ENABLE TRIGGER no_change; COMMIT`),
  );
  await leave();
}

async function ofAuditEntry({ dataDir }: Site): Promise<Round> {
  await changeEntry(dataDir, `coalesce(agent, '') || 'x'`);
  const ended = await command(dataDir, ['commands/doctor/main.ts', '--json']);
  const state = JSON.parse(ended.output.slice(ended.output.indexOf('{'))) as {
    checks: readonly { name: string; findings: readonly { state: string }[] }[];
  };
  const isFound = state.checks.some(
    ({ name, findings }) => name === 'audit' && findings.some((one) => one.state === 'fault'),
  );
  const { leave } = await joinPostgres(dataDir);
  const ofChecker = await asReader(addressOf(dataDir), checkAuditChain);
  await leave();
  await changeEntry(dataDir, `left(agent, -1)`);
  const findings = [
    ...(isFound ? [] : [finding('I6', 'the doctor did not find a changed entry')]),
    ...(ofChecker.length > 0 ? [] : [finding('I6', 'the checker did not find it')]),
  ];
  return { findings, note: 'an audit entry, by the doctor and by the checker' };
}

async function ofBackup({ dataDir }: Site, file: string): Promise<Round> {
  const undo = flip(file);
  const ended = await backup(dataDir, 'check', file);
  undo();
  return { findings: unfound('a byte of a backup', ended), note: 'a backup, by its check' };
}

/** F16: a byte that changed in a page, an entry or a backup is found, each time. */
export const flipped: ProvedFault = {
  ...{ mark: 'F16', name: 'one byte flipped: page, audit entry, backup', runs: 9, fullRuns: 100 },
  async prove({ runs, base }) {
    const site = await openSite(base, { run: 'f16' });
    try {
      await site.underLoad(1_500);
      const before = await site.judge();
      const files = await tableFiles(site);
      await site.stop();
      const file = join(site.dataDir, '..', 'whole.backup');
      const whole = await backup(site.dataDir, file, '--without-secret');
      if (whole.code !== 0) throw new Error(`no backup: ${whole.output}`);
      const rounds: Round[] = [];
      for (let at = 0; at < runs; at += 1) {
        if (at % 3 === 0) rounds.push(await ofPage(site, files));
        else if (at % 3 === 1) rounds.push(await ofAuditEntry(site));
        else rounds.push(await ofBackup(site, file));
      }
      return [{ findings: before.findings, runs: 0, note: 'before' }, ...rounds];
    } finally {
      await site.close();
    }
  },
};
