/** The token half of a sign-in's answer, as the browser keeps it (D-04). Pure. */
import type { Stored } from './session-state.ts';

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Undefined where there is none (R117). */
export function pickToken(answer: unknown): Stored | undefined {
  const { token, token_type, expires_in } = Object(answer);
  if (!isText(token) || token === '') return undefined;
  return {
    token,
    token_type: isText(token_type) ? token_type : 'Bearer',
    expires_in: typeof expires_in === 'number' ? expires_in : 0,
  };
}
