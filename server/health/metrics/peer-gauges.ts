/** Figures of the servers of this store: how many live, and in what they differ. */
import type { Registry } from 'prom-client';
import type { Peers } from '../../peers/peers.ts';
import { gauge } from './gauges.ts';

export function addPeerGauges(
  registry: Registry,
  { others, differing }: Pick<Peers, 'others' | 'differing'>,
): void {
  gauge(registry, {
    ...{ name: 'sahakon_servers', help: 'Servers that work on this store, this one among them' },
    ofAll: 'max',
    read: () => others().length + 1,
  });
  gauge(registry, {
    ...{ name: 'sahakon_settings_differing', help: 'Settings that other servers have otherwise' },
    ofAll: 'max',
    read: () => differing().length,
  });
}
