/** Queries run as they are planned, never turned into machine code first. */
import type { ClientBase } from 'pg';

/**
 * A server that compiles (`jit`, on by default) spends up to a second on each of intake's many
 * checks, of which none runs that long: four times the work in all. A store that is compatible
 * with PostgreSQL and does not know the setting goes on without it.
 */
export async function neverCompile(client: ClientBase): Promise<void> {
  await client.query('SET jit = off').catch(() => {});
}
