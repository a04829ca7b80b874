/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    headers?: Readonly<Record<string, string>>;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, in place of a time. */
    amount?: number;
    /** Requests a second over all connections. */
    overallRate?: number;
    requests: readonly (Request & { setupRequest?: (request: Request) => Request })[];
  }
  interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  interface Run extends Promise<Result> {
    /** Ends it before its time. */
    stop(): void;
  }
  export default function autocannon(options: Options): Run;
}
