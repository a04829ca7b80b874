/** What a load puts into the store beside the server, by the tables' owner: sessions, accounts. */
import pg from 'pg';

/** Runs `work` on a connection of its own. */
export async function asOwnerOf(
  address: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query('SET ROLE sahakon_owner');
    await work(client);
  } finally {
    await client.end();
  }
}
