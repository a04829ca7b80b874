/** The commands of `npm run staff` on a store of their own, for tests. */
import { vi } from 'vitest';
import { thaiProgram } from '../../records/command-line/program.ts';
import { testSecret } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { staffCommands } from './commands.ts';

/** Opens the app whose store the commands then work on; close it in `afterAll`. */
export async function openStaffedApp() {
  const app = await openTestApp();
  vi.stubEnv('DATABASE_OWNER_URL', app.ownerUrl);
  vi.stubEnv('SECRET', testSecret);
  return {
    ...app,
    close: async () => {
      vi.unstubAllEnvs();
      await app.close();
    },
  };
}

/** What `npm run staff -- …` prints; rejects with what it refuses. */
export async function staff(...words: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const program = thaiProgram('staff', '').exitOverride();
    staffCommands(program);
    await program.parseAsync(words, { from: 'user' });
    return write.mock.calls.map(([line]) => line).join('');
  } finally {
    write.mockRestore();
  }
}
