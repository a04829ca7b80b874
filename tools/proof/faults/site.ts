/** A server on a store of its own, its load, and the checker that looks at it after each run. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../records/postgres/free-port.ts';
import { temporaryFolder } from '../../app.ts';
import { processesIn } from '../../machine/processes.ts';
import { type Canaries, readCanaries } from '../checker/canaries.ts';
import { checkStore } from '../checker/check.ts';
import { type Finding, finding } from '../checker/finding.ts';
import { type History, openHistory } from '../checker/history.ts';
import { addressOf, asReader } from '../checker/store.ts';
import { countConsents } from '../checker/writes.ts';
import type { Base } from './base.ts';
import type { HeldPort } from './held-port.ts';
import { type Load, startLoad } from './load/load.ts';
import { type Person, signInAll } from './load/people.ts';
import { openWatch, type Seen, type Watch } from './load/watch.ts';
import { type Server, secondsUntil, startServer } from './server.ts';

/** Members of the cast who settled in: they read, and write drafts. */
const readerNos = ['000051', '000111', '000123'];

export interface Site {
  readonly port: number;
  readonly dataDir: string;
  /** Where PostgreSQL keeps its files, and its processes work. */
  readonly cluster: string;
  /** Members of the cast who read, and write drafts. */
  readonly readers: readonly Person[];
  /** Members who post on the board. */
  readonly posters: readonly Person[];
  readonly history: History;
  readonly watch: Watch;
  readonly canaries: Canaries;
  server(): Server;
  /** Starts the server anew; gives the seconds until a member reads. */
  start(): Promise<number>;
  /** Stops it in order; throws where it does not end with 0. */
  stop(): Promise<void>;
  /** Whether a member reads their figures, and a page stands. */
  serves(): Promise<boolean>;
  serving(): Promise<number>;
  /** Lets the load run by itself for so long. */
  underLoad(millis: number): Promise<void>;
  /** Ends the load: every loop has its last answer. */
  quiet(): Promise<void>;
  /** Ends the load, and holds the store and all answers since against the invariants. */
  judge(): Promise<{ readonly findings: readonly Finding[]; readonly seen: readonly Seen[] }>;
  /** Begins the load where it has ended. */
  load(): void;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  /** An empty folder that lies elsewhere; a temporary one unless said. */
  readonly folder?: string;
  /** Whoever comes while the server is down waits; a port of the server's own unless said. */
  readonly held?: HeldPort | undefined;
}

interface Standing {
  readonly dataDir: string;
  readonly port: number;
  readonly begin: () => Server;
  readonly isUp: () => Promise<boolean>;
}

/** A server on a copy of the base, not yet started. */
async function standOn(
  base: Base,
  dataDir: string,
  { env, held }: Pick<SiteOptions, 'env' | 'held'>,
): Promise<Standing> {
  base.copyTo(dataDir);
  const port = held?.port ?? (await freePort());
  return {
    ...{ dataDir, port },
    begin: () => startServer({ dataDir, port, held, ...(env !== undefined && { env }) }),
    isUp: () =>
      fetch(`http://127.0.0.1:${port}/home`).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

/** Opens it on a copy of the base, with everybody signed in. */
export async function openSite(base: Base, options: SiteOptions): Promise<Site> {
  const { run, folder } = options;
  const temporary = await temporaryFolder();
  const dataDir = folder ?? join(temporary.path, 'data');
  const { port, begin, isUp } = await standOn(base, dataDir, options);
  let server = begin();
  await secondsUntil(async () => {
    if (!server.isRunning()) throw new Error(`no start: ${server.output()}`);
    return isUp();
  });
  const address = addressOf(dataDir);
  const [canaries, consentsBefore] = await asReader(address, async (client) => [
    await readCanaries(client),
    await countConsents(client),
  ]);
  const people = await signInAll(port, [...readerNos, ...base.others]);
  const readers = people.slice(0, readerNos.length);
  const posters = people.slice(readerNos.length);
  const history = openHistory(join(temporary.path, 'history.jsonl'));
  const watch = openWatch(canaries);
  const target = { port, history, watch, run };
  const serves = async () => {
    const [reader] = readers;
    if (reader === undefined || !(await isUp())) return false;
    const { client, headers } = reader;
    const reply = await client.call({ method: 'GET', path: '/api/member/share', headers });
    return reply?.status === 200;
  };
  const known = new Set<string>();
  let load: Load | undefined;
  const site: Site = {
    ...{ port, dataDir, readers, posters, history, watch, canaries, serves },
    cluster: join(dataDir, 'postgres', 'cluster'),
    server: () => server,
    async start() {
      server = begin();
      return secondsUntil(async () => {
        if (!server.isRunning()) throw new Error(`it did not start again: ${server.output()}`);
        return serves();
      });
    },
    async stop() {
      server.launcher.kill('SIGTERM');
      const code = await server.ended;
      if (code !== 0) throw new Error(`it ended with ${code}: ${server.output()}`);
    },
    serving: () => secondsUntil(serves),
    load() {
      load ??= startLoad(target, readers, posters);
    },
    async underLoad(millis) {
      site.load();
      await pause(millis);
    },
    async quiet() {
      await load?.stop();
      load = undefined;
    },
    async judge() {
      await site.quiet();
      const checked = { address, history: history.file, consentsBefore };
      const ofStore = await checkStore(checked).catch((error: Error) => [
        finding('I5', `the store cannot be read: ${error.message}`),
      ]);
      // What a store lacks it lacks in each run after: it counts once.
      const fresh = ofStore.filter(({ what }) => !known.has(what));
      for (const { what } of fresh) known.add(what);
      const { findings, seen } = watch.take();
      return { findings: [...fresh, ...findings], seen };
    },
    async close() {
      await load?.stop();
      history.close();
      for (const { client } of people) client.close();
      server.launcher.kill('SIGTERM');
      await server.ended;
      // One that was killed may have left its database behind.
      for (const pid of await processesIn(site.cluster)) process.kill(pid, 'SIGKILL');
      await temporary.remove();
    },
  };
  return site;
}
