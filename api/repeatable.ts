import type { Endpoint } from './endpoint.ts';

/** Whether a call may be made again under its `Idempotency-Key` and is then done once (F13). */
export const isRepeatable = ({
  method,
  session,
  repeat,
}: Pick<Endpoint, 'method' | 'session' | 'repeat'>): boolean =>
  method === 'POST' && !session && !repeat;
