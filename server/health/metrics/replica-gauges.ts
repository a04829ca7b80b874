/** Servers beside the primary, and how far they are behind it. */
import type { Registry } from 'prom-client';
import type { Follower, Records } from '../../../records/database.ts';
import { gauge } from './gauges.ts';

/** Absent where the settings name no replica. */
export function addReplicaGauges(registry: Registry, records: Records): void {
  const add = (name: string, help: string, read: (follower: Follower) => number | undefined) =>
    gauge(registry, {
      ...{ name: `sahakon_replica_${name}`, help, label: 'host' },
      read: () =>
        Object.fromEntries(records.followers().map((follower) => [follower.name, read(follower)])),
    });
  add('up', '1: it answers and follows the primary', ({ isUp }) => Number(isUp));
  add(
    'lag_seconds',
    'Age of the last change that it repeated, 0: all of them',
    (follower) => follower.behindSeconds,
  );
  add('lag_bytes', 'Changes that it has not repeated yet', ({ behindBytes }) => behindBytes);
}
