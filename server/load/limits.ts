/** What one client may take of the server's time and memory, whoever it is. */
import { largestBody } from '../http/input.ts';

/** Milliseconds and bytes that keep slow and greedy clients from holding a place (T27, F10). */
export const limits = {
  bodyLimit: largestBody,
  requestTimeout: 15_000,
  keepAliveTimeout: 30_000,
  // A client that neither sends nor reads.
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 10_000,
    maxHeaderSize: 16_384,
    // Left to itself Node looks every half minute whose time is over.
    connectionsCheckingInterval: 1_000,
    // Who names no host is told so in the envelope.
    requireHostHeader: false,
  },
  routerOptions: { maxParamLength: 200 },
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
} as const;
