/** Puts load on one address and says how it was carried. */
import autocannon from 'autocannon';
import { median } from './median.ts';
import { serverTimeOf } from './processor-time.ts';

export interface Target {
  readonly name: string;
  /** The address of the next request. */
  readonly path: () => string;
  /** One set of headers for each signed-in person who asks, in turn. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** Answers that were none, or not 200. */
  readonly failed: number;
}

/** A load, and what one of its answers cost: what else the machine does slows it, no more. */
export interface CostedLoad extends Load {
  /** Milliseconds of processor for one answer, of server and PostgreSQL. */
  readonly serverMilliseconds: number;
  readonly postgresMilliseconds: number;
}

const connections = 20;

interface Pace {
  /** Seconds. */
  readonly duration?: number;
  /** Requests, in place of a time. */
  readonly amount?: number;
  readonly connections?: number;
  /** Requests a second; as many as are carried unless told. */
  readonly overallRate?: number;
}

function begin(baseUrl: string, target: Target, pace: Pace) {
  let requestCount = 0;
  return autocannon({
    url: baseUrl,
    connections,
    ...pace,
    requests: [
      {
        setupRequest(request) {
          requestCount += 1;
          const headers = target.headers[requestCount % target.headers.length] ?? {};
          return { ...request, path: target.path(), headers };
        },
      },
    ],
  });
}

function loadOf(result: Awaited<ReturnType<typeof begin>>): Load {
  return {
    answers: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** One measurement of so many requests over so many connections. */
export const carry = async (
  baseUrl: string,
  target: Target,
  size: { readonly amount: number; readonly connections: number },
): Promise<Load> => loadOf(await begin(baseUrl, target, size));

/** One measurement of `seconds`. */
async function once(
  { baseUrl, pid }: LoadedServer,
  target: Target,
  seconds: number,
): Promise<CostedLoad> {
  const before = await serverTimeOf(pid);
  const load = loadOf(await begin(baseUrl, target, { duration: seconds }));
  const after = await serverTimeOf(pid);
  const each = (part: 'server' | 'postgres') =>
    (1_000 * (after[part] - before[part])) / Math.max(1, load.answers);
  return {
    ...load,
    serverMilliseconds: each('server'),
    postgresMilliseconds: each('postgres'),
  };
}

/** What is put under load, and its process. */
export interface LoadedServer {
  readonly baseUrl: string;
  readonly pid: number;
}

const longestSeconds = 24 * 3_600;

/**
 * Sends so many requests a second, whether or not those before have been answered; the function
 * that it gives ends it. What waits for its turn is counted as waiting.
 */
export function keepAsking(
  baseUrl: string,
  target: Target,
  perSecond: number,
): () => Promise<Load> {
  const asking = begin(baseUrl, target, { duration: longestSeconds, overallRate: perSecond });
  return async () => {
    asking.stop();
    return loadOf(await asking);
  };
}

/**
 * Measures the targets in turns, `rounds` times, so that a busy moment of the machine strikes all
 * of them; the median of the rounds counts. The first, shorter turn only warms up.
 */
export async function measure(
  server: LoadedServer,
  targets: readonly Target[],
  { rounds = 3, seconds = 4 } = {},
): Promise<Map<string, CostedLoad>> {
  const loads = new Map<string, CostedLoad[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await once(server, target, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      loads.get(target.name)?.push(await once(server, target, seconds));
    }
  }
  const of = (all: readonly CostedLoad[], key: keyof CostedLoad) =>
    median(all.map((load) => load[key]));
  return new Map(
    [...loads].map(([name, all]) => [
      name,
      {
        answers: of(all, 'answers'),
        perSecond: of(all, 'perSecond'),
        p50Milliseconds: of(all, 'p50Milliseconds'),
        p99Milliseconds: of(all, 'p99Milliseconds'),
        serverMilliseconds: of(all, 'serverMilliseconds'),
        postgresMilliseconds: of(all, 'postgresMilliseconds'),
        failed: Math.max(...all.map((load) => load.failed)),
      },
    ]),
  );
}
