/** What must hold before a start makes anything: it is told of then, and nothing was changed. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import { faultSentence } from '../../records/command-line/fault-sentence.ts';
import { readDatabaseUrls } from '../../records/driver/address.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { mustBeDirect } from '../../records/driver/pooling.ts';
import { readRefusal } from '../../records/driver/refusals.ts';
import { PlainFault } from '../../runtime/plain-fault.ts';
import type { Settings } from '../settings/settings.ts';
import { startText as text } from './start.text.ts';

/** Reads `.env` of the working folder into the environment; what is set there already stays. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new PlainFault(text.envFile(process.cwd(), code));
  }
}

/** A data folder that is a file, or lies below one, is met before anything is read from it. */
export async function mustBeFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found?.isDirectory() === false) throw Object.assign(new Error(), { code: 'ENOTDIR', path });
}

const addressFaults: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: text.portInUse,
  EACCES: text.portClosed,
  EADDRNOTAVAIL: text.hostUnknown,
  ENOTFOUND: text.hostUnknown,
  EAI_AGAIN: text.hostUnknown,
};

/** The sentence on an address where nobody can listen; undefined for another fault. */
export function addressFault(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string | undefined {
  const { code = '', syscall } = Object(error) as NodeJS.ErrnoException;
  const isAddress = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo';
  return isAddress ? addressFaults[code]?.(host, port) : undefined;
}

/** Listens for a moment where the server will. Throws PlainFault when it could not. */
export async function mustBeFree(address: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ ...address, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const sentence = addressFault(error, address);
    throw sentence === undefined ? error : new PlainFault(sentence);
  }
  probe.close();
  await once(probe, 'close');
}

/** Milliseconds. */
const patience = 5_000;

/** Connects once. Throws what keeps from it. */
async function answers(config: ClientConfig, isOwner: boolean): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    if (isOwner) await mustBeDirect(client);
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Asks each database of the settings once; of several hosts one must answer. Throws PlainFault:
 * which setting, why, what to do.
 */
export async function mustAnswer(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl'>,
): Promise<void> {
  const urls = {
    DATABASE_OWNER_URL: settings.databaseOwnerUrl,
    DATABASE_URL: settings.databaseUrl,
  };
  for (const [name, url] of Object.entries(urls)) {
    if (url === undefined) continue;
    const configs = readDatabaseUrls(url);
    const attempts = configs.map((config) => answers(config, name === 'DATABASE_OWNER_URL'));
    const settled = await Promise.allSettled(attempts);
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (reasons.length < configs.length) continue;
    const refusals = reasons.map((reason, at) => readRefusal(reason, configs[at] ?? configs[0]));
    // One that answers and refuses says more than those that are away.
    const refusal = refusals.find((one) => !(one instanceof StoreUnavailable));
    const sentence =
      refusal === undefined && configs.length > 1
        ? text.noneAnswers
        : (faultSentence(refusal ?? refusals[0]) ?? (reasons[0] as Error).message);
    const { user = '', database = '' } = configs[0];
    const hosts = configs.map(({ host, port }) => `${host}:${port}`).join(',');
    throw new PlainFault(text.noAnswer(name, `${user}@${hosts}/${database}`, sentence));
  }
}
