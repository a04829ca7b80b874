/** Figures of the workers of one machine (`WORKERS`): how many answer, and how many have died. */
import type { Registry } from 'prom-client';
import { count, gauge } from './gauges.ts';

export interface WorkerCounts {
  readonly serving: number;
  readonly wanted: number;
  /** Since the supervisor's start. */
  readonly deaths: number;
}

export function addWorkerFigures(registry: Registry, read: () => WorkerCounts): void {
  gauge(registry, {
    ...{ name: 'sahakon_workers', help: 'Workers that answer requests' },
    read: () => read().serving,
  });
  gauge(registry, {
    ...{ name: 'sahakon_workers_missing', help: 'Workers fewer than WORKERS says' },
    // One that leaves while another has come is none too many.
    read: () => Math.max(0, read().wanted - read().serving),
  });
  count(registry, {
    ...{ name: 'sahakon_worker_deaths_total', help: 'Workers that ended without being told to' },
    read: () => read().deaths,
  });
}
