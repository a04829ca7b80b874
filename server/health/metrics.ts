/** `GET /metrics` for Prometheus: what was asked, how long it took, what the process holds. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Records } from '../../records/database.ts';
import type { Denials } from '../auth/denials.ts';
import { isPlainLoopback, type PublicOrigin } from '../auth/origin.ts';

interface Rules {
  readonly publicOrigin: PublicOrigin;
  /** Undefined: no token opens it. */
  readonly metricsToken?: string | undefined;
  readonly handlers: { readonly demo: boolean };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Behind a proxy every visitor seems to sit on this machine, and not every proxy says that it is
 * one: with real data, and wherever a token is set, only the token counts.
 */
function mayRead(request: FastifyRequest, rules: Rules): boolean {
  const { publicOrigin, metricsToken: token, handlers } = rules;
  if (token === undefined && handlers.demo && isPlainLoopback(request, publicOrigin)) return true;
  const bearerToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || bearerToken === undefined) return false;
  return timingSafeEqual(hashOf(bearerToken), hashOf(token));
}

/** Counts every answer that leaves the server; shows the figures. */
export function serveMetrics(app: FastifyInstance, sources: Sources, rules: Rules): void {
  const figures = openFigures(sources);
  app.addHook('onResponse', (request, reply, done) => {
    const method = methodOf(request.method);
    figures.note({
      class: routeClassOf(request.routeOptions.url, method),
      method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
  app.addHook('onClose', (_app, done) => {
    figures.close();
    done();
  });
  app.get('/metrics', { config: { always: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, rules))
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });
}

export interface Sources {
  readonly records: Records;
  readonly denials: Denials;
  /** What was found in memory, and what was not, by what it is. */
  readonly cacheCounts: () => Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Figures {
  readonly registry: Registry;
  note(request: { class: string; method: string; status: number; seconds: number }): void;
  close(): void;
}

const nanosecondsInSecond = 1e9;
/** Milliseconds between two looks at the clock. */
const resolution = 20;
const quantiles = [50, 99] as const;

export function openFigures({ records, denials, cacheCounts }: Sources): Figures {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by class of route, method and status',
    labelNames: ['class', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by class of route',
    labelNames: ['class'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();

  const gauge = (
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value);
      },
    });

  gauge('event_loop_delay_seconds', 'Lateness of timers since the last look', 'quantile', () => {
    const late = quantiles.map((q) => {
      const seconds = delay.percentile(q) / nanosecondsInSecond - resolution / 1_000;
      return [`0.${q}`, Math.max(0, seconds)];
    });
    delay.reset();
    return Object.fromEntries(late);
  });
  gauge('process_memory_bytes', 'Memory by kind', 'kind', () => ({ ...process.memoryUsage() }));
  gauge('process_cpu_seconds', 'Processor time since the start', 'mode', () => {
    const { user, system } = process.cpuUsage();
    return { user: user / 1e6, system: system / 1e6 };
  });
  gauge('database_connections', 'Connections to the database by state', 'state', () => ({
    ...records.connections(),
    up: records.isUp() ? 1 : 0,
  }));
  gauge('denials', 'Refusals since the start by problem', 'problem', () =>
    Object.fromEntries(denials.counts),
  );
  new Gauge({
    name: 'kept',
    help: 'What was found in memory and what was made, since the start',
    labelNames: ['what', 'outcome'],
    registers,
    collect() {
      for (const [what, outcomes] of Object.entries(cacheCounts())) {
        for (const [outcome, count] of Object.entries(outcomes)) {
          this.set({ what, outcome }, count);
        }
      }
    },
  });

  return {
    registry,
    note({ class: route, method, status, seconds }) {
      requests.inc({ class: route, method, status: String(status) });
      durations.observe({ class: route }, seconds);
    },
    close: () => delay.disable(),
  };
}

export const routeClasses = [
  'call',
  'document',
  'feed',
  'file',
  'form',
  'health',
  'media',
  'none',
  'page',
] as const;
export type RouteClass = (typeof routeClasses)[number];

const fixed: Readonly<Record<string, RouteClass>> = {
  '/healthz': 'health',
  '/healthz/arrival': 'health',
  '/readyz': 'health',
  '/metrics': 'health',
  '/rss.xml': 'feed',
  '/sitemap.xml': 'feed',
  '/robots.txt': 'feed',
  '/mediafiles/*': 'media',
};

/** The class of a route by its pattern; undefined: no route was met. */
export function routeClassOf(pattern: string | undefined, method: string): RouteClass {
  if (pattern === undefined) return 'none';
  if (Object.hasOwn(fixed, pattern)) return fixed[pattern] as RouteClass;
  if (pattern === '/*') return method === 'POST' ? 'form' : 'page';
  if (pattern.startsWith('/api/docs')) return 'document';
  return pattern.startsWith('/api/') ? 'call' : 'file';
}

export function methodOf(method: string): string {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
