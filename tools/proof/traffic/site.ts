/** A started server with a store of its own, thousands of signed-in members, and what SQL says. */
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type RunningApp, startApp, temporaryFolder } from '../../app.ts';
import { serverOptions } from '../../launch/child.mjs';
import { addressOf } from '../checker/store.ts';
import { asOwnerOf } from './as-owner.ts';
import { type Facts, readFacts } from './facts.ts';
import { type PublicPath, readPublic } from './public.ts';
import { type Session, seedBrowsers, seedSessions } from './sessions.ts';

export interface LoadSite {
  readonly dataDir: string;
  /** Of the database. */
  readonly address: pg.ClientConfig;
  readonly facts: Facts;
  readonly sessions: readonly Session[];
  /** Cookie of a browser that each member has used before. */
  readonly browsers: ReadonlyMap<string, string>;
  readonly publicPaths: readonly PublicPath[];
  /** Requests a second that it was seen to carry; undefined before somebody has measured. */
  capacity: number | undefined;
  readonly baseUrl: () => string;
  /** Number of the server's process. */
  readonly pid: () => number;
  /** Starts it once more; the one before must be gone. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface SiteSize {
  readonly members: number;
  readonly sessions: number;
}

/** Filling a store with tens of thousands of members takes its time. */
const startLimitMilliseconds = 1_800_000;

const accounts = `INSERT INTO portal.member_accounts (member_no, password_hash)
  SELECT unnest($1::text[]), password_hash FROM portal.member_accounts WHERE member_no = '000123'
  ON CONFLICT (member_no) DO NOTHING`;

/** Everybody can sign in, with the password of the cast: one hash serves all. */
export const giveAccounts = (address: pg.ClientConfig, members: readonly string[]): Promise<void> =>
  asOwnerOf(address, (store) => store.query(accounts, [members]));

/** The server as `npm start` runs it, behind a proxy that names each visitor's own address. */
export async function openLoadSite({ members, sessions: count }: SiteSize): Promise<LoadSite> {
  const data = await temporaryFolder();
  const { path: dataDir } = data;
  const start = () =>
    startApp({
      dataDir,
      command: [process.execPath, ...serverOptions, 'server/main.ts'],
      env: {
        ...{ DEMO_MEMBERS: String(members), TRUSTED_PROXIES: '127.0.0.1' },
        // As no demo does: a browser that is new to a member is confirmed by a code.
        NEW_DEVICE_OTP: '1',
      },
      limitMilliseconds: startLimitMilliseconds,
    });
  let app: RunningApp;
  try {
    // The first start fills the store; what it takes is not the server's daily fare.
    await (await start()).stop();
    app = await start();
  } catch (error) {
    await data.remove();
    throw error;
  }
  const address = addressOf(dataDir);
  const facts = await readFacts(address);
  const memberNos = [...facts.members.keys()];
  await giveAccounts(address, memberNos);
  return {
    ...{ dataDir, address, facts, capacity: undefined },
    sessions: await seedSessions(address, memberNos, count),
    browsers: await seedBrowsers(address, memberNos),
    publicPaths: await readPublic(address),
    baseUrl: () => app.baseUrl,
    pid: () => app.child.pid ?? 0,
    async restart() {
      app = await start();
    },
    async close() {
      await app.stop();
      await data.remove();
    },
  };
}

export interface Vitals {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** Memory and open files of a process. */
export async function vitalsOf(pid: number): Promise<Vitals> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const open = await readdir(`/proc/${pid}/fd`);
  const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
  return { megabytes: kilobytes / 1024, descriptors: open.length };
}
