/** Puts load on one address and says how it was carried. */
import autocannon from 'autocannon';

export interface Target {
  readonly name: string;
  /** The address of the next request. */
  readonly path: () => string;
  /** One set of headers for each signed-in person who asks, in turn. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

export interface Load {
  readonly perSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** Answers that were none, or not 200. */
  readonly failed: number;
}

const connections = 20;

/** One measurement of `seconds`. */
async function once(baseUrl: string, target: Target, seconds: number): Promise<Load> {
  let requestCount = 0;
  const result = await autocannon({
    url: baseUrl,
    connections,
    duration: seconds,
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
  return {
    perSecond: result.requests.total / result.duration,
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Measures the targets in turns, `rounds` times, so that a busy moment of the machine strikes all
 * of them; the median of the rounds counts. The first, shorter turn only warms up.
 */
export async function measure(
  baseUrl: string,
  targets: readonly Target[],
  { rounds = 3, seconds = 4 } = {},
): Promise<Map<string, Load>> {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await once(baseUrl, target, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      loads.get(target.name)?.push(await once(baseUrl, target, seconds));
    }
  }
  const of = (all: readonly Load[], key: keyof Load) => median(all.map((load) => load[key]));
  return new Map(
    [...loads].map(([name, all]) => [
      name,
      {
        perSecond: of(all, 'perSecond'),
        p50Milliseconds: of(all, 'p50Milliseconds'),
        p99Milliseconds: of(all, 'p99Milliseconds'),
        failed: Math.max(...all.map((load) => load.failed)),
      },
    ]),
  );
}
