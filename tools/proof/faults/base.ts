/** A cooperative at rest in a folder, made once; each fault gets a copy of its own. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { freePort } from '../../../records/postgres/free-port.ts';
import { joinPostgres } from '../../../records/postgres/join.ts';
import { temporaryFolder } from '../../app.ts';
import { secondsUntil, startServer } from './server.ts';

export interface Base {
  /** Members besides the cast who can sign in, with everybody's password. */
  readonly others: readonly string[];
  /** Fills an empty folder with it, owners and modes too. */
  copyTo(folder: string): void;
  remove(): Promise<void>;
}

const otherMembers = 24;

/** Accounts for members who have none, like that of the cast's 000123. */
const accountsSql = `
  WITH new AS (
    INSERT INTO portal.member_accounts (member_no, password_hash)
    SELECT no, password_hash FROM unnest($1::text[]) no, portal.member_accounts
    WHERE member_no = '000123' RETURNING member_no)
  INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
  SELECT new.member_no, kind, version, '', '' FROM new, portal.terms_acceptances t
  WHERE t.member_no = '000123'`;
const othersSql = `
  SELECT member_no FROM records.members JOIN records.current USING (publication_id)
  WHERE status_code = '0' AND left_on IS NULL AND NOT member_no = ANY ($1) ORDER BY 1 LIMIT $2`;

async function addAccounts(dataDir: string): Promise<readonly string[]> {
  const { ownerUrl, leave } = await joinPostgres(dataDir);
  try {
    const known = await asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query('SELECT member_no FROM portal.member_accounts');
      return rows.map(({ member_no }) => String(member_no));
    });
    const others = await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
      const { rows } = await client.query(othersSql, [[...known, '000321'], otherMembers]);
      return rows.map(({ member_no }) => String(member_no));
    });
    await asUpkeep(ownerUrl, 'sahakon_owner', (client) => client.query(accountsSql, [others]));
    return others;
  } finally {
    await leave();
  }
}

/** Starts a demo, gives some more members an account, and stops it. */
export async function makeBase(): Promise<Base> {
  const folder = await temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const port = await freePort();
  const server = startServer({ dataDir, port });
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/home`)).ok;
  await secondsUntil(() => {
    if (!server.isRunning()) throw new Error(`no demo: ${server.output()}`);
    return isUp().catch(() => false);
  }, 240_000);
  const others = await addAccounts(dataDir);
  server.launcher.kill('SIGTERM');
  if ((await server.ended) !== 0) throw new Error(`not stopped: ${server.output()}`);
  return {
    others,
    copyTo: (target) => void execFileSync('cp', ['-a', `${dataDir}/.`, target]),
    remove: folder.remove,
  };
}
