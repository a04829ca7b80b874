import type { Endpoint } from './endpoint.ts';

/** Whether a call may be made again under its `Idempotency-Key` and is then done once (F13). */
export const isRepeatable = ({
  method,
  session,
  files,
  repeat,
}: Pick<Endpoint, 'method' | 'session' | 'files' | 'repeat'>): boolean =>
  method === 'POST' && !session && !files && !repeat;
