/** One-time codes (D-03, T10): sent to the telephone on record, bound to person and purpose. */
import * as z from 'zod/mini';
import type { CodePurpose } from '../../core/codes/code-purpose.ts';

/** What a screen may know of a code that is on its way. */
export const sentCodeShape = z.object({
  /** Opaque; goes back with the code. */
  ticket: z.string(),
  /** Four letters that stand in the message too, so that nobody types the code of another one. */
  reference: z.string(),
  ends_in_seconds: z.number(),
  /** Until another may be asked for; null: no more for now. */
  again_in_seconds: z.nullable(z.number()),
  /** `08x-xxx-4567`; null where telling it would tell who is a member. */
  sent_to: z.nullable(z.string()),
});

export type SentCode = z.output<typeof sentCodeShape>;

export const ticketShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Six digits in any script, with whatever a paste brings along; or a code from the counter. */
export const otpShape = z.string().check(z.minLength(1), z.maxLength(40));

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly memberNo: string;
  /** Ten digits on record; null: nobody gets it, but everything else is the same (T13). */
  readonly phone: string | null;
  /** Where the call came from: whoever asks too often is told so by network and number. */
  readonly address: string;
  /**
   * Whether a code printed at the counter may stand for this one: the person is known, although no
   * telephone may be. Left out: when there is a telephone, and always for who is signed in.
   */
  readonly activates?: boolean;
  /** What the code is tied to besides: a session's id, or '' before there is one. */
  readonly boundTo: string;
  /** Whether the answer may show the end of the number. */
  readonly tellsPhone: boolean;
}

/** A right code, not yet used up. */
export interface RightCode {
  readonly memberNo: string;
  /**
   * Uses the code up within the transaction that does what it allows, as that member; false when
   * somebody was faster: then nothing may be done.
   */
  use(db: unknown): Promise<boolean>;
}

export interface CodeClaim {
  readonly purpose: CodePurpose;
  readonly ticket: string;
  readonly otp: string;
  readonly boundTo: string;
}

/** What handlers work with (`services.codes`). */
export interface Codes {
  /**
   * Makes a code and hands it to the outbox without waiting for it. Throws Problem `too_many`
   * (three in 15 minutes, ten a day), `sms_away` while messages cannot be sent at all.
   */
  send(order: CodeOrder): Promise<SentCode>;
  /** Another code for the same thing; the one before is over. Throws as `send`, and `code_over`. */
  again(claim: Omit<CodeClaim, 'otp'>): Promise<SentCode>;
  /**
   * Counts a try and compares. Throws Problem `bad_code` (field `otp`), or `code_over` when it has
   * ended, was used, was tried five times, or belongs to another purpose or session.
   */
  check(claim: CodeClaim): Promise<RightCode>;
  /** A code for the counter to hand out, in groups of four, and the MAC that the store keeps. */
  newActivation(memberNo: string): { readonly code: string; readonly mac: Uint8Array };
}
