/** What a repeated call is known by: whose it is, where it goes, and its caller's key. */
import { createHmac } from 'node:crypto';
import type { Endpoint } from '../../../api/endpoint.ts';
import { faultOf } from '../../../api/faults.ts';
import { Problem } from '../../../api/problem.ts';
import type { KeyRing } from '../../../records/keys/key-ring.ts';
import type { RequestContext, Requested } from '../request/request-context.ts';

export const keyHeader = 'idempotency-key';
/** Visible ASCII. Shorter ones could meet by chance. */
const shape = /^[\x21-\x7e]{8,64}$/;

/** The key of a call; undefined: it has none. Throws `bad_input` for one that is none. */
export function readKey(headers: Requested['headers']): string | undefined {
  const value = headers[keyHeader];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && shape.test(value)) return value;
  throw new Problem('bad_input', { fields: [faultOf(keyHeader, 'wrong')] });
}

/** Under one version of the secret. */
export interface CallKeys {
  /** Of the row. */
  readonly row: Buffer;
  readonly bodyMac: Buffer;
  /** Opens the answer: neither store nor installation can without the caller’s key. */
  readonly seal: Buffer;
}

/** Under each version of the secret, the one that writes first. */
export function callKeys(
  ring: KeyRing,
  key: string,
  { name }: Pick<Endpoint, 'name'>,
  request: Requested,
): readonly CallKeys[] {
  const who = subjectOf(request);
  const body = `${request.url}\0${JSON.stringify(request.body ?? {})}`;
  return ring.live().map(({ repeats }) => {
    const keyFor = (use: string) =>
      createHmac('sha256', repeats).update([use, who, name, key].join('\0')).digest();
    const bodyMac = createHmac('sha256', keyFor('body')).update(body).digest();
    return { row: keyFor('row'), bodyMac, seal: keyFor('answer') };
  });
}

/**
 * Whose key it is: the person's who is signed in; else the browser's, where it is known; else the
 * address's, so that a stranger who has seen or guessed a key is given nobody else's answer.
 */
function subjectOf({ address, context }: Requested): string {
  const { session, agency, officer, device } = context as RequestContext;
  if (officer) return `office ${officer.staffId}`;
  if (agency) return `agency ${agency.agencyNo}-${agency.personNo}`;
  if (session) return `member ${session.memberNo} ${session.helper?.staffId ?? ''}`;
  const browser = device().hash;
  return browser ? `browser ${Buffer.from(browser).toString('hex')}` : `address ${address}`;
}
