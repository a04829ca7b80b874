/** Servers of Debian's packages that a test runs with our file, but for places and ports. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findNeighbour } from '../../tools/launch/debian.mjs';

export const run = promisify(execFile);

/** Where the program lies, which a path says itself; throws where it is not there. */
export function programOf(name: string): string {
  const path = name.startsWith('/') ? name : findNeighbour(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
}

/** A certificate by nobody but us, and its key, in `folder`. */
export async function makeCertificate(folder: string, name: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},IP:127.0.0.1`];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await run(programOf('openssl'), [
    ...['req', '-x509', ...made, ...subject, '-keyout', key, '-out', certificate],
  ]);
  return { certificate, key };
}

type Change = readonly [from: string, to: string];

/** A file of deploy/ with its places and ports changed; each change must find what it changes. */
export async function changed(path: string, changes: readonly Change[]): Promise<string> {
  let text = await readFile(join('deploy', path), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${path} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Whether somebody listens there. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    wait(1_000, false),
  ]);
  socket.destroy();
  return answered;
}

export interface Neighbour {
  readonly child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

interface Start {
  readonly program: string;
  readonly args: readonly string[];
  /** It is up once somebody listens here. */
  readonly port: number;
  readonly as?: { readonly uid: number; readonly gid: number } | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts it in the foreground; rejects with what it printed when it does not come up. */
export async function startNeighbour({ program, args, port, as, env }: Start): Promise<Neighbour> {
  const parts: string[] = [];
  const child = spawn(programOf(program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...as,
  });
  child.stdout.on('data', (part) => parts.push(String(part)));
  child.stderr.on('data', (part) => parts.push(String(part)));
  const output = () => parts.join('');
  const end = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await end;
  };
  for (let attempts = 0; attempts < 300 && child.exitCode === null; attempts += 1) {
    if (await listens(port)) return { child, output, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${program} did not come up:\n${output()}`);
}

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** The name that the visitor asks for. */
  readonly name?: string;
  /** The visitor's own address, of this machine. */
  readonly from?: string;
}

/** What a visitor gets over TLS. */
export async function visit(port: number, ask: Ask) {
  const { path, method = 'GET', headers = {}, body, name = 'portal.example', from } = ask;
  // Whoever is refused a body has not begun to send it, so that no broken pipe hides the answer.
  const asks = { expect: '100-continue' };
  const sent = request({
    ...{ host: '127.0.0.1', port, servername: name, rejectUnauthorized: false, path, method },
    headers: { host: name, ...headers, ...(body && { 'content-length': body.length, ...asks }) },
    ...(from !== undefined && { localAddress: from }),
    agent: false,
  });
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  sent.on('response', resolve).on('error', reject);
  if (body) sent.once('continue', () => sent.end(body)).flushHeaders();
  else sent.end();
  const answer = await promise;
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  sent.destroy();
  const text = Buffer.concat(parts).toString('utf8');
  return { status: answer.statusCode, headers: answer.headers, text };
}
