/**
 * Several servers as processes of their own on one database, as on several machines: each has a
 * data folder, and what must be the same everywhere is the same.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeVersions } from '../../server/settings/secret/secret-text.ts';
import { type AppStart, type RunningApp, startApp, temporaryFolder } from '../app.ts';
import { signInStaff } from '../office.ts';
import { makeKnownBrowser } from '../remembered-browser.ts';
import { type Ask, askOver, type Headers, signIn } from '../sign-in.ts';
import { demoPassword, testSecret } from './cast-settings.ts';

export interface OneServer extends RunningApp {
  readonly ask: Ask;
  readonly dataDir: string;
  readonly get: (url: string, headers?: Headers) => ReturnType<Ask>;
  readonly post: (url: string, body: unknown, headers: Headers) => ReturnType<Ask>;
  /** Headers of a member of the cast who signed in here, with a browser that is known. */
  readonly signIn: (memberNo: string) => Promise<Headers>;
  /** Headers of one of the demo's staff who signed in here. */
  readonly signInStaff: (login: string) => Promise<Headers>;
}

export interface SeveralServers {
  readonly servers: readonly [OneServer, OneServer, ...OneServer[]];
  /** Ends all of them, and removes their folders; the database is the caller's. */
  stop(): Promise<void>;
}

interface Store {
  readonly appUrl: string;
  /** Login of the owner; an empty store is filled through it with the demo and its cast. */
  readonly ownerUrl: string;
}

interface Choices extends Pick<AppStart, 'command'> {
  /** Two unless said. */
  readonly count?: number;
  /** For all of them, or for each by its place. */
  readonly env?:
    | Readonly<Record<string, string>>
    | ((place: number, dataDir: string) => Readonly<Record<string, string>>);
}

function withHelpers(app: RunningApp, dataDir: string, ownerUrl: string): OneServer {
  const ask = askOver(app.baseUrl);
  return {
    ...app,
    ...{ ask, dataDir },
    get: (url, headers = {}) => ask({ method: 'GET', url, headers }),
    post: (url, body, headers) => ask({ method: 'POST', url, headers, body }),
    async signIn(memberNo) {
      const { name, value } = await makeKnownBrowser(ownerUrl, memberNo);
      return signIn(ask, memberNo, demoPassword, `${name}=${value}`);
    },
    signInStaff: (login) => signInStaff({ ask, ownerUrl }, login),
  };
}

/** Starts them one after the other; rejects when one does not come up, and then none is left. */
export async function startSeveralServers(
  { appUrl, ownerUrl }: Store,
  { count = 2, env = {}, command }: Choices = {},
): Promise<SeveralServers> {
  const [started, folders] = [[] as OneServer[], [] as (() => Promise<void>)[]];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    await Promise.all(folders.map((remove) => remove()));
  };
  try {
    for (let place = 0; place < count; place += 1) {
      const folder = await temporaryFolder();
      folders.push(folder.remove);
      const dataDir = join(folder.path, 'data');
      await mkdir(dataDir);
      const [line = ''] = writeVersions([{ version: 1, secret: testSecret }]);
      await writeFile(join(dataDir, 'secret'), line, { mode: 0o600 });
      const own = typeof env === 'function' ? env(place, dataDir) : env;
      const app = await startApp({
        dataDir,
        path: '/api/info/config',
        limitMilliseconds: 120_000,
        ...(command && { command }),
        env: {
          ...{ DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DEMO_MEMBERS: '30' },
          ...{ ARGON_MEMORY_KIB: '19456', ...own },
        },
      });
      started.push(withHelpers(app, dataDir, ownerUrl));
    }
    const [first, second, ...others] = started;
    if (!first || !second) throw new Error('several servers are two at least');
    return { servers: [first, second, ...others], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
