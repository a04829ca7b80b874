/** Whether the Valkey of `VALKEY_URL` counts attempts now; the database does otherwise. */
import type { Registry } from 'prom-client';
import type { Valkey } from '../../../records/budgets/valkey/valkey.ts';
import { gauge } from './gauges.ts';

export function addValkeyGauge(registry: Registry, valkey: Pick<Valkey, 'answers'>): void {
  gauge(registry, {
    ...{ name: 'sahakon_valkey_up', help: '1: Valkey answers, and counts attempts' },
    ofAll: 'min',
    read: async () => Number(await valkey.answers()),
  });
}
