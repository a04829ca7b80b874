/** What one address takes and gives: declared once, used by screen, handler and document. */
import type * as z from 'zod/mini';
import type { FileKind } from '../core/sheet/sheet.ts';
import type { Audit, LabelledAudit } from './audit.ts';
import type { StaffRole } from './office/staff-roles.ts';
import type { Wing } from './wing.ts';

/**
 * Who may call.
 * `visitor`: anybody. `member`: signed in, terms accepted, password in order.
 * `member_entering`: signed in, but terms or password may still be open.
 * `agency`: a contact of an agency. `agency_entering`: the same, or one whose password came from
 * staff and has yet to be changed.
 */
export type Who =
  | 'visitor'
  | 'member'
  | 'member_entering'
  | 'agency'
  | 'agency_entering'
  | 'office';

export type Method = 'GET' | 'POST';

type Shape = z.ZodMiniType;

export interface Endpoint<
  Input extends Shape = Shape,
  Data extends Shape = Shape,
  Top extends Shape = Shape,
  W extends Who = Who,
> {
  /** Name of the operation in the API document, e.g. `member.share`. */
  readonly name: string;
  readonly method: Method;
  /** Fastify's manner: `/api/member/dep_statement/:statement`. */
  readonly path: `/${string}`;
  readonly wing: Wing;
  readonly who: W;
  /** What a call leaves in the audit log, and how the member's history words it; or why nothing. */
  readonly audit: Audit;
  /**
   * A call about the session itself: `sign_in` opens one by a password, `look` asks after it and
   * leaves it as it is, `other` changes or ends it. Anti-forgery values from before it are fetched
   * anew, except after a look that found it good.
   */
  readonly session?: 'sign_in' | 'look' | 'other';
  /** Of an office endpoint: whoever has one of these may call; left out: every member of staff. */
  readonly roles?: readonly StaffRole[];
  /**
   * Of an office endpoint that does something dangerous: the second factor must have been proven
   * again within the last minutes (`api/office/confirmation.ts`).
   */
  readonly confirmed?: true;
  /** Of an agency endpoint: contacts who only look are refused (D-37). */
  readonly contact?: 'admin';
  /**
   * Whether staff who see the portal as a member may call (S4). Unless said, a GET is open
   * and a POST is shut: nothing may be changed in a member's name.
   */
  readonly helped?: 'open' | 'shut';
  /**
   * Why the answer of a POST is not stored to be given again under its `Idempotency-Key`: it holds,
   * or changes, what signs somebody in (`secret`), or it changes nothing (`look`). Calls with
   * `session` never are, and no POST answers a file.
   */
  readonly repeat?: 'secret' | 'look';
  /** An input that travels in a header and so reaches no log: a ticket. */
  readonly header?: { readonly field: string; readonly name: `x-${string}` };
  /** A GET that acts: only script of our pages may call, no navigation, picture or prefetch. */
  readonly scriptOnly?: true;
  /** The answer is a file of one of these kinds, not an envelope; failures stay envelopes. */
  readonly files?: readonly FileKind[];
  /** Bytes; left out: 100 kB. */
  readonly largestBody?: number;
  /** The call in one Thai line, for the API document. */
  readonly summary: string;
  /** Path, query and body parameters together; an unknown key is refused. */
  readonly input: Input;
  /** What stands under `data` in the envelope; `z.undefined()` where nothing does. */
  readonly data: Data;
  /** What stands beside `rc_code` at the top (a sign-in's `token`, for one). */
  readonly top?: Top;
  /** A complete, true-looking answer: the document shows it, screens are tested with it. */
  readonly example: z.output<Data>;
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<
  Input extends Shape,
  Data extends Shape,
  Top extends Shape = z.ZodMiniUndefined,
  const W extends Who = Who,
  const G extends Wing = Wing,
>(
  declared: Endpoint<Input, Data, Top, W> & { wing: G; audit: AuditOf<G, Input> },
): Endpoint<Input, Data, Top, W> {
  return declared;
}

/** Targets are fields of the input; the history of a member needs a label for each entry. */
type AuditOf<G extends Wing, Input extends Shape> = G extends 'member'
  ? LabelledAudit<keyof z.output<Input> & string>
  : Audit<keyof z.output<Input> & string>;

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type TopOf<E> = E extends Endpoint<Shape, Shape, infer Top> ? z.output<Top> : never;
