/** A store, the folder of its secret and a server on both, for tests of rotation. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { thaiProgram } from '../../../records/command-line/program.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { KeyRing } from '../../../records/keys/key-ring.ts';
import { knowSecret } from '../../../records/keys/secret-versions.ts';
import type { UpkeepRole } from '../../../records/roles.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { readKeys } from '../../../server/settings/secret/read-keys.ts';
import { readSecretFile } from '../../../server/settings/secret/secret-text.ts';
import { checkSecret } from '../../../server/start/check-secret.ts';
import { testHandlerSettings, testSecret } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { secretCommands } from '../commands.ts';

export const tomorrow = addDays(bangkokDay(new Date()), 1);

/** What `npm run secret -- …` prints; rejects with what it refuses. */
export async function secret(...words: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const program = thaiProgram('secret', '').exitOverride();
    secretCommands(program);
    await program.parseAsync(words, { from: 'user' });
    return write.mock.calls.map(([line]) => line).join('');
  } finally {
    write.mockRestore();
  }
}

/** The store has started once with the plain secret of the tests. */
export async function openRotating() {
  const store = await openTestStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'sahakon-rotate-'));
  const path = join(dataDir, 'secret');
  await writeFile(path, testSecret, { mode: 0o600 });
  vi.stubEnv('DATABASE_OWNER_URL', store.ownerUrl);
  vi.stubEnv('DATA_DIR', dataDir);
  const opened: { close(): Promise<void> }[] = [];
  const versions = async () => readSecretFile(await readFile(path, 'utf8')) ?? [];

  /** A server on the store, with the keys of the file, or with others. */
  async function start(others?: KeyRing) {
    const keys = others ?? (await readKeys(dataDir, undefined));
    const handlers = { ...testHandlerSettings, keys };
    const one = await openTestApp({ on: store, settings: { handlers } });
    opened.push(one);
    return one;
  }
  const app = await start();
  const judge = (keys: KeyRing) => app.records.asVisitor((db) => knowSecret(db, keys));
  const check = (keys: KeyRing) => checkSecret({ judge, ownerUrl: store.ownerUrl, keys, dataDir });
  await check(await readKeys(dataDir, undefined));
  return {
    ...{ store, dataDir, path, app, versions, start, check },
    /** A server whose clock says so of the versions in the file. */
    startAt: async (now: () => number) => start(ringOf(await versions(), now)),
    rowsOf: (sql: string, role: UpkeepRole = 'sahakon_owner') =>
      asUpkeep(store.ownerUrl, role, async (client) => (await client.query(sql)).rows),
    async close() {
      vi.unstubAllEnvs();
      for (const one of opened) await one.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
