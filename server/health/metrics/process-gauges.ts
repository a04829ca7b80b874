/** Figures of the process: version, start, memory, processor, lateness, what is in memory. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';
import { count, gauge } from './gauges.ts';

/** What is kept in memory for others to find: how often it was, and its size. */
export interface CacheFigures {
  /** By what came of it. */
  readonly counts: Readonly<Record<string, number>>;
  readonly bytes: number;
}

const nanosecondsInSecond = 1e9;
/** Milliseconds between two looks at the clock. */
const resolution = 20;
/** Milliseconds that are looked at together, whoever else reads meanwhile. */
const delayWindow = 15_000;
const quantiles = [50, 99] as const;

const packageFile = join(import.meta.dirname, '../../../package.json');
export const version = String(JSON.parse(readFileSync(packageFile, 'utf8')).version);

/** How late timers were within the last window, by quantile, in seconds. */
function watchDelay() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let readAt = Number.NEGATIVE_INFINITY;
  let late: Readonly<Record<string, number>> = {};
  return {
    read() {
      const now = performance.now();
      if (now - readAt < delayWindow) return late;
      readAt = now;
      late = Object.fromEntries(
        quantiles.map((quantile) => {
          const seconds = delay.percentile(quantile) / nanosecondsInSecond - resolution / 1_000;
          return [`0.${quantile}`, Math.max(0, seconds)];
        }),
      );
      delay.reset();
      return late;
    },
    close: () => void delay.disable(),
  };
}

/** Gives how to end the watch of lateness. `caches` left out: the process has none. */
export function addProcessGauges(
  registry: Registry,
  caches?: () => Readonly<Record<string, CacheFigures>>,
): () => void {
  const delay = watchDelay();
  new Gauge({
    ...{ name: 'sahakon_build_info', help: 'Version of the program and of its runtime' },
    ...{ labelNames: ['version', 'node'], registers: [registry], aggregator: 'first' },
  }).set({ version, node: process.versions.node }, 1);
  const startedAt = Date.now() / 1_000 - process.uptime();
  gauge(registry, {
    ...{ name: 'process_start_time_seconds', help: 'Start of the process, since 1970' },
    ofAll: 'min',
    read: () => startedAt,
  });
  gauge(registry, {
    ...{ name: 'process_memory_bytes', help: 'Memory by kind', label: 'kind' },
    read: () => ({ ...process.memoryUsage() }),
  });
  count(registry, {
    ...{ name: 'process_cpu_seconds_total', help: 'Processor time by mode', label: 'mode' },
    read() {
      const { user, system } = process.cpuUsage();
      return { user: user / 1e6, system: system / 1e6 };
    },
  });
  gauge(registry, {
    name: 'sahakon_event_loop_delay_seconds',
    help: 'Lateness of timers within the last quarter of a minute',
    label: 'quantile',
    ofAll: 'max',
    read: delay.read,
  });
  if (caches !== undefined) addCaches(registry, caches);
  return delay.close;
}

function addCaches(registry: Registry, caches: () => Readonly<Record<string, CacheFigures>>): void {
  for (const outcome of ['hits', 'misses', 'stood_in'] as const) {
    count(registry, {
      name: `sahakon_cache_${outcome}_total`,
      help: `Answers and pages by cache: ${outcome}`,
      label: 'cache',
      read: () => eachOf(caches(), ({ counts }) => counts[outcome]),
    });
  }
  gauge(registry, {
    ...{ name: 'sahakon_cache_bytes', help: 'Size of what is in memory', label: 'cache' },
    read: () => eachOf(caches(), ({ bytes }) => bytes),
  });
}

const eachOf = <Each, Value>(
  all: Readonly<Record<string, Each>>,
  read: (one: Each) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, read(one)]));
