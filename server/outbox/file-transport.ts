/** Messages as files of the data folder: for a demo, and for trying a server out. */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver } from './outbox.ts';

/** Writes each message whole or not at all, readable by the server's own user alone. */
export function fileTransport(folder: string): Deliver {
  return async ({ channel, to, subject, text }, signal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Sorted by name they stand in their order.
    const name = `${Date.now()}-${randomBytes(6).toString('hex')}`;
    const draft = join(folder, `.${name}`);
    const content = { sentAt: new Date().toISOString(), channel, to, subject, text };
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, {
      ...{ flag: 'wx', mode: 0o600 },
      signal,
    });
    await rename(draft, join(folder, `${name}.json`));
  };
}
