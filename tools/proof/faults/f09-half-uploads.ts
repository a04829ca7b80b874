import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { photograph } from '../../../intake/uploads/picture/tests/hostile.ts';
import { finding } from '../checker/finding.ts';
import { addressOf, asReader } from '../checker/store.ts';
import { seeded } from '../seeded.ts';
import type { ProvedFault, Round } from './fault.ts';
import { secondsUntil } from './server.ts';
import { openSite, type Site } from './site.ts';

const seed = 20_261_128;
const atOnce = 20;

async function requestOf({ readers, port }: Site): Promise<string> {
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const image = `data:image/jpeg;base64,${(await photograph()).toString('base64')}`;
  const body = JSON.stringify({
    ...{ image, name: 'a.jpg', croppedArea: area, croppedAreaPixels: { ...area, width: 400 } },
  });
  const { headers } = readers[0] ?? {};
  const head = { ...headers, host: `127.0.0.1:${port}`, 'content-type': 'application/json' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return ['POST /api/member/wwwupload HTTP/1.1', ...lines, length, '', body].join('\r\n');
}

/** Sends so many bytes of it and resets the connection. */
async function breakOff(port: number, part: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((sent) => socket.write(part, sent));
  socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

async function breakAll({ port }: Site, request: string, count: number): Promise<void> {
  const random = seeded(seed + count);
  for (let at = 0; at < count; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - at) }, () =>
      breakOff(port, request.slice(0, Math.floor(random() * request.length))),
    );
    await Promise.all(some);
  }
}

const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const filesOf = ({ dataDir }: Site): number =>
  globSync('**', { cwd: dataDir, exclude: (name) => name.startsWith('postgres') }).length;

async function rowsOf({ dataDir }: Site): Promise<number> {
  return asReader(addressOf(dataDir), async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS n FROM portal.member_pictures');
    return rows[0].n;
  });
}

async function proveOn(site: Site, runs: number): Promise<Round> {
  const request = await requestOf(site);
  const pid = (await site.server().pid()) ?? 0;
  // Connections to the database that a first rush opens stay.
  await breakAll(site, request, atOnce);
  await secondsUntil(() => site.serves());
  const before = { files: filesOf(site), descriptors: descriptors(pid), rows: await rowsOf(site) };
  await breakAll(site, request, runs);
  const seconds = await site.serving();
  const none = async () => descriptors(pid) <= before.descriptors;
  const settled = await secondsUntil(none, 30_000).catch(() => undefined);
  const after = { files: filesOf(site), descriptors: descriptors(pid), rows: await rowsOf(site) };
  const { findings } = await site.judge();
  const more = [
    ...(settled === undefined
      ? [finding('I5', `${after.descriptors - before.descriptors} descriptors are left`)]
      : []),
    ...(after.files > before.files
      ? [finding('I5', `${after.files - before.files} files are left`)]
      : []),
    ...(after.rows > before.rows ? [finding('I5', `${after.rows - before.rows} rows`)] : []),
  ];
  return { findings: [...findings, ...more], seconds, runs, note: `${runs} broken uploads` };
}

/** F9: uploads that end at any byte leave no file, row or descriptor. */
export const halfUploads: ProvedFault = {
  ...{ mark: 'F9', name: 'uploads reset at a random byte', runs: 200, fullRuns: 1_000 },
  async prove({ runs, base }) {
    const site = await openSite(base, { run: 'f9' });
    try {
      return [await proveOn(site, runs)];
    } finally {
      await site.close();
    }
  },
};
