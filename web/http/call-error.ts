/** A call that did not succeed: what happened, in words and in figures. */
import type { Endpoint } from '../../api/endpoint.ts';
import { type Envelope, type FailureData, type FieldFault, messageOf } from '../../api/envelope.ts';
import { httpText } from './http.text.ts';

/** The call that an answer belongs to; `path` with its values filled in. */
export interface Called extends Pick<Endpoint, 'path' | 'wing'> {
  readonly session?: Endpoint['session'] | undefined;
}

/** Rejection of every call. `status` is 0 when no answer arrived at all. */
export class CallError extends Error {
  readonly status: number;
  readonly called: Called;
  readonly envelope: Partial<Envelope<FailureData>> | undefined;
  /** The server wants the next try no sooner; only with 429 and 503. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    called: Called,
    status: number,
    envelope?: Partial<Envelope<FailureData>>,
    retryAfter?: string | null,
  ) {
    super(`${called.path} answered ${status}`);
    this.name = 'CallError';
    this.called = called;
    this.status = status;
    this.envelope = envelope;
    this.retryAfterSeconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
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
    if (!envelope) return httpText.cannotConnect;
    const { wing, session } = this.called;
    const isSignIn = session === 'sign_in' && wing !== 'office';
    const first = isSignIn ? envelope.errors?.[0] : undefined;
    const message = wing === 'agency' ? envelope.message : undefined;
    const words = first ?? message ?? envelope.error ?? envelope.data?.error ?? messageOf(envelope);
    return words || httpText.cannotConnect;
  }
}
