/** Two servers on one store, and staff who write at the first. */
import { vi } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInConfirmed } from '../../../../tools/passkey/tests/office-passkey.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
export type Data = Awaited<ReturnType<App['get']>>['body'];

/** Opens them; close them in `afterAll`. */
export async function openTwoServers() {
  const app = await openTestApp();
  const other = await openTestApp({ on: app });
  return {
    /** Reads and writes as this member of the demo's staff, who has just proven who they are. */
    async staff(login: string) {
      const headers = await signInConfirmed(app, login);
      return {
        read: async (path: string): Promise<Data> => (await app.get(path, headers)).body.data,
        post: (path: string, input: object) => app.post(path, input, headers),
      };
    },
    visit: async (path: string): Promise<Data> => (await app.get(path)).body.data,
    /** What both servers tell visitors, once it is what is waited for. */
    async toldEverywhere(path: string, check: (data: Data) => void): Promise<void> {
      for (const server of [app, other]) {
        await vi.waitFor(async () => check((await server.get(path)).body.data), {
          timeout: 15_000,
          interval: 50,
        });
      }
    },
    stored: <T extends object>(sql: string) =>
      asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query<T>(sql)).rows),
    async close() {
      await other.app.close();
      await app.close();
    },
  };
}
