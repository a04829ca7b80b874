/** `npm run proof files`: how many of our files the server runs for one request of three kinds. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CastNo } from '../../../demo/cast.ts';
import { freePort } from '../../../records/postgres/free-port.ts';
import { startApp, temporaryFolder } from '../../app.ts';
import { askOver, signIn, withCsrfToken } from '../../sign-in.ts';
import { demoPassword } from '../../store/cast-settings.ts';
import type { Proof } from '../table.ts';
import { type Inspector, openInspector } from './coverage.ts';

/** Files at most, by kind of request. */
export const mostFiles = { share: 40, topic: 38, signIn: 50 } as const;
type Kind = keyof typeof mostFiles;

const kinds: readonly { readonly kind: Kind; readonly what: string }[] = [
  { kind: 'share', what: "a share page's request" },
  { kind: 'topic', what: 'a topic page, rendered on the server' },
  { kind: 'signIn', what: 'a sign-in' },
];

/** Requests of a page and of a sign-in; a file counts that runs in all: no timer adds its own. */
const repeats = 5;
/** Milliseconds until what follows an answer has been done: its audit entry above all. */
const quietMilliseconds = 150;

const root = resolve(import.meta.dirname, '../../..');

/** Files that run in each of the requests. */
async function filesOf(
  inspector: Inspector,
  requests: readonly (() => Promise<unknown>)[],
): Promise<readonly string[]> {
  let always: readonly string[] | undefined;
  for (const request of requests) {
    await wait(quietMilliseconds);
    await inspector.filesRun(root);
    await request();
    await wait(quietMilliseconds);
    const run = await inspector.filesRun(root);
    always = always?.filter((file) => run.includes(file)) ?? run;
  }
  return always ?? [];
}

async function mustSucceed(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer;
  if (status !== 200) throw new Error(`a measured request was answered ${status}`);
}

/** Members who sign in without a code; what the first has asked for is in no other's memory. */
const memberNo: CastNo = '000123';
const others: readonly CastNo[] = ['000051', '000111'];

/** Asks a warm server for what it holds in no memory yet; the first of each kind warms it up. */
async function measure(baseUrl: string, inspector: Inspector) {
  const ask = askOver(baseUrl);
  const headers = await withCsrfToken(ask);
  const body = { membership_no: memberNo, mem_password: demoPassword };
  const login = { method: 'POST', url: '/api/member/auth/login', headers, body } as const;
  const signInOnce = () => mustSucceed(ask(login));
  const map = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  const topics = [...new Set(map.match(/\/show\/\d+/g))].slice(0, repeats + 1);
  const [firstTopic, ...otherTopics] = topics.map(
    (path) => () => mustSucceed(fetch(`${baseUrl}${path}`)),
  );
  const shareOf = async (member: CastNo) => {
    const session = await signIn(ask, member, demoPassword);
    return () => mustSucceed(ask({ method: 'GET', url: '/api/member/share', headers: session }));
  };
  const firstShare = await shareOf(memberNo);
  const otherShares = await Promise.all(others.map(shareOf));
  await Promise.all([signInOnce(), firstTopic?.(), firstShare()]);
  return {
    share: await filesOf(inspector, otherShares),
    topic: await filesOf(inspector, otherTopics),
    signIn: await filesOf(inspector, Array(repeats).fill(signInOnce)),
  };
}

/** Starts the server with a small demo under the inspector, and prints the files by kind. */
export async function filesPerRequest(): Promise<readonly Proof[]> {
  const data = await temporaryFolder();
  const inspected = `127.0.0.1:${await freePort()}`;
  const app = await startApp({
    dataDir: data.path,
    command: [process.execPath, `--inspect=${inspected}`, 'server/main.ts'],
    cwd: root,
    env: { DEMO_MEMBERS: '30' },
  });
  try {
    const targets = await fetch(`http://${inspected}/json/list`);
    const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
    const inspector = await openInspector(target?.webSocketDebuggerUrl ?? '');
    const found = await measure(app.baseUrl, inspector);
    inspector.close();
    return kinds.map(({ kind, what }) => {
      const files = found[kind];
      console.log(`\n${what}: ${files.length} files\n  ${files.join('\n  ')}`);
      const measured = String(files.length);
      const passed = files.length > 0 && files.length <= mostFiles[kind];
      return { what: `files run by ${what}`, measured, limit: `≤ ${mostFiles[kind]}`, passed };
    });
  } finally {
    await app.stop();
    await data.remove();
  }
}
