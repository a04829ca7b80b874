/** What a page about cookies or privacy asks for: the same on the server and in the browser. */
import type { InputOf } from '../../../api/endpoint.ts';
import type { readPolicy } from './cookie.api.ts';

export type PolicyInput = InputOf<typeof readPolicy>;

/** The version that the address names; without one, that in force. */
export function policyInput(kind: PolicyInput['kind'], query: URLSearchParams): PolicyInput {
  const version = query.get('version');
  return version === null ? { kind } : { kind, version };
}
