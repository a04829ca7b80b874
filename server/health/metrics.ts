/** `GET /metrics` for Prometheus: what was asked, how long it took, what the process holds. */
import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { Counter, Histogram, Registry } from 'prom-client';
import type { Denials } from '../auth/denials.ts';
import type { Peers } from '../peers/peers.ts';
import { hasToken, type InsiderRules } from './insiders.ts';
import { addBackupGauges, type BackupSources } from './metrics/backup-gauges.ts';
import { count } from './metrics/gauges.ts';
import { addPeerGauges } from './metrics/peer-gauges.ts';
import { addProcessGauges, type CacheFigures } from './metrics/process-gauges.ts';
import { addPoolGauges, addStoreGauges, type StoreSources } from './metrics/store-gauges.ts';
import { addTrafficCounts, type TrafficSources } from './metrics/traffic-counts.ts';
import type { Siblings } from './siblings.ts';
import { signInSteps, type Tallies } from './tallies.ts';

/**
 * Counts every answer that leaves the server; shows the figures, and gives them. Whichever of
 * several processes answers shows those of all.
 */
export function serveMetrics(
  app: FastifyInstance,
  sources: Sources,
  rules: InsiderRules,
  siblings?: Siblings,
): Registry {
  const figures = openFigures(sources, siblings === undefined);
  const { registry } = figures;
  siblings?.offer(registry);
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
  tallySignIns(app, sources.tallies);
  app.addHook('onClose', (_app, done) => {
    figures.close();
    done();
  });
  app.get('/metrics', { config: { always: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request, rules))
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    return reply.type(registry.contentType).send(await (siblings ?? registry).metrics());
  });
  return registry;
}

/**
 * Counts sessions that opened, and tries that were refused; a step in between is neither. Only the
 * routes of signing in are looked at.
 */
function tallySignIns(app: FastifyInstance, { signIns }: Tallies): void {
  app.addHook('onRoute', (route) => {
    const audit = route.config?.handler?.endpoint.audit;
    const kind = audit !== undefined && 'entry' in audit ? signInSteps[audit.entry] : undefined;
    if (kind === undefined) return;
    const tally: onResponseHookHandler = (request, reply, done) => {
      if (request.context?.opened !== undefined && reply.statusCode < 400) signIns[kind].ok += 1;
      else if (reply.statusCode >= 400 && reply.statusCode < 500) signIns[kind].refused += 1;
      done();
    };
    route.onResponse = [route.onResponse ?? [], tally].flat();
  });
}

export interface Sources extends StoreSources, BackupSources, TrafficSources {
  readonly denials: Denials;
  readonly caches: () => Readonly<Record<string, CacheFigures>>;
  readonly peers: Pick<Peers, 'others' | 'differing'>;
}

interface Figures {
  readonly registry: Registry;
  note(request: { class: string; method: string; status: number; seconds: number }): void;
  close(): void;
}

/** `alone`: no supervisor looks at what is the same for all processes, store and disks. */
function openFigures(sources: Sources, alone: boolean): Figures {
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
  count(registry, {
    ...{ name: 'sahakon_refusals_total', help: 'Refusals by problem', label: 'problem' },
    read: () => Object.fromEntries(sources.denials.counts),
  });
  const close = addProcessGauges(registry, sources.caches);
  addPoolGauges(registry, sources.records);
  if (alone) addSharedFigures(registry, sources);
  addTrafficCounts(registry, sources);
  addPeerGauges(registry, sources.peers);
  return {
    registry,
    note({ class: route, method, status, seconds }) {
      requests.inc({ class: route, method, status: String(status) });
      durations.observe({ class: route }, seconds);
    },
    close,
  };
}

/** What every process of the machine would find the same. */
export function addSharedFigures(registry: Registry, sources: StoreSources & BackupSources): void {
  addStoreGauges(registry, sources);
  addBackupGauges(registry, sources);
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
