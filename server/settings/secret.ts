/** The one secret of an installation, and the keys made from it; none is in the database. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Keys {
  /** Goes into every password hash: whoever copies the database alone cannot try passwords. */
  readonly passwordPepper: string;
  readonly forgeryKey: Buffer;
  readonly codes: Buffer;
  readonly seal: Buffer;
}

/**
 * The keys of this installation: from `secret`, else from the file `secret` in the data folder,
 * which is made at the first start. Several servers of one cooperative need the same secret.
 */
export async function readKeys(dataDir: string, secret: string | undefined): Promise<Keys> {
  const text = secret ?? (await keptSecret(dataDir));
  const key = (name: string) => Buffer.from(hkdfSync('sha256', text, '', `sahakon ${name}`, 32));
  return {
    passwordPepper: key('password pepper').toString('base64url'),
    forgeryKey: key('forgery value'),
    codes: key('one-time codes'),
    seal: key('sealed secrets'),
  };
}

async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const text = await readFile(path, 'utf8').catch(() => makeSecret(dataDir, path));
  if (text.trim().length < 32)
    throw new Error(`${path} is damaged: put the backup copy in its place`);
  return text.trim();
}

/** Whoever comes first sets it, whole or not at all; everybody reads what stands there. */
async function makeSecret(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const text = randomBytes(32).toString('base64url');
  await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
