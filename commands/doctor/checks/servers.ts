/** Servers that work on this store now: whether they are set alike, as they said of themselves. */
import type { StoredServer } from '../../../records/health/servers.ts';
import { differing } from '../../../server/peers/differing.ts';
import type { Check } from '../check.ts';
import { ok, warn } from '../finding.ts';
import { netText } from '../text/net.text.ts';

const text = netText.servers;

const living = `
  SELECT id, host, secret_version AS "secretVersion", settings FROM portal.servers
  WHERE seen_at > now() - interval '90 seconds' ORDER BY host, id`;

export const servers: Check = {
  name: 'servers',
  title: text.title,
  async look(place) {
    const found = await place.read('sahakon_owner', async (client) => {
      const { rows } = await client.query<StoredServer>(living);
      return rows;
    });
    const [first, ...others] = found;
    if (first === undefined) return [ok(text.none)];
    const names = differing(first, others);
    const hosts = [...new Set(found.map(({ host }) => host))];
    if (names.length === 0) return [ok(text.alike(hosts.length, found.length))];
    return [warn(text.differ(names.join(', '), hosts.join(', ')), text.differMend)];
  },
};
