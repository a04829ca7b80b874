/** A call that did not succeed: what happened, in words and in figures. */
import { type Envelope, type FailureData, type FieldFault, messageOf } from '../../api/envelope.ts';
import { wireText } from './wire.text.ts';

/** The part of the site a call belongs to: each has its own session and its own manners (§8). */
export type Area = 'info' | 'member' | 'agency' | 'office';

/** Where a ticket of the office becomes a session of the member's portal. */
const redeemPath = '/admin/impersonate/auth/member';

export function areaOf(path: string): Area {
  if (path.startsWith('/api/membergroup/')) return 'agency';
  if (path === redeemPath) return 'member';
  if (/^\/(?:api\/office|admin)\//.test(path)) return 'office';
  return path.startsWith('/api/member/') ? 'member' : 'info';
}

const signInPaths: readonly string[] = ['/api/member/auth/login', '/api/membergroup/auth/login'];

/** Rejection of every call. `status` is 0 when no answer arrived at all. */
export class CallError extends Error {
  readonly status: number;
  readonly path: string;
  readonly envelope: Partial<Envelope<FailureData>> | undefined;
  /** The server wants the next try no sooner; only with 429 and 503. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    path: string,
    status: number,
    envelope?: Partial<Envelope<FailureData>>,
    retryAfter?: string | null,
  ) {
    super(`${path} answered ${status}`);
    this.name = 'CallError';
    this.path = path;
    this.status = status;
    this.envelope = envelope;
    this.retryAfterSeconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  }

  get isOfSignIn(): boolean {
    return signInPaths.includes(this.path);
  }

  get rcCode(): string | undefined {
    return this.envelope?.rc_code;
  }

  /** Machine name of the problem, from the closed list of `api/problem.ts`. */
  get code(): string | undefined {
    return this.envelope?.data?.code;
  }

  /** Reference code to read over the telephone. */
  get ref(): string | undefined {
    return this.envelope?.data?.ref;
  }

  get fields(): readonly FieldFault[] {
    return this.envelope?.data?.fields ?? [];
  }

  /**
   * The sentence to show: the server's error text, on a sign-in the first of its errors, on the
   * agency's side its `message`; without any, that nothing could be reached (R161, R162).
   */
  get text(): string {
    const envelope = this.envelope;
    if (!envelope) return wireText.cannotConnect;
    const first = this.isOfSignIn ? envelope.errors?.[0] : undefined;
    const message = areaOf(this.path) === 'agency' ? envelope.message : undefined;
    const told = first ?? message ?? envelope.error ?? envelope.data?.error ?? messageOf(envelope);
    return told || wireText.cannotConnect;
  }
}
