/** Every failure leaves the server through here: one envelope, no stack, no SQL (T22). */
import { randomInt } from 'node:crypto';
import type { Envelope, FailureData } from '../../api/envelope.ts';
import { faultOf } from '../../api/faults.ts';
import { Problem, type ProblemCode, type ProblemKind, problems } from '../../api/problem.ts';
import { PaperAway } from '../../core/sheet/papers.ts';
import { MonthMismatch } from '../../records/agency/reconciled.ts';
import { isRuleViolation, StoreUnavailable } from '../../records/driver/faults.ts';
import { Crowded } from '../../records/sign-in/passwords.ts';

export interface Failure {
  readonly status: number;
  readonly envelope: Envelope<FailureData>;
  /** Seconds; with 429 and 503, and where the first of two equal calls is at work. */
  readonly retryAfter: number | undefined;
}

const refLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const usualWaitSeconds = 5;

/** A reference code to read over the telephone: `K7M2-QX4D`, no look-alike letters. */
export function newRef(): string {
  const letters = Array.from({ length: 8 }, () => refLetters[randomInt(refLetters.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The envelope of a problem (D-01): Thai sentence, fields at fault, reference code. */
export function failureOf(problem: Problem, ref: string): Failure {
  const { status, rc, title }: ProblemKind = problems[problem.code];
  const { text, fields } = problem;
  const envelope: Envelope<FailureData> = {
    rc_code: rc,
    rc_des: text,
    messages: text,
    massages: text,
    message: text,
    ...(title !== undefined && { title }),
    error: text,
    errors: fields.length > 0 ? [...new Set(fields.map(({ message }) => message))] : [text],
    data: {
      ref,
      code: problem.code,
      ...(fields.length > 0 && { fields }),
      ...(problem.code === 'session_invalid' && { error: text }),
    },
  };
  return { status, envelope, retryAfter: waitOf(problem, status) };
}

function waitOf(problem: Problem, status: number): number | undefined {
  const isToWait = status === 429 || status === 503 || problem.code === 'in_progress';
  if (!isToWait) return undefined;
  return problem.retryAfterSeconds ?? usualWaitSeconds;
}

/** In kind, what is the matter with a database that did not do what was asked. */
function absenceOf({ absence, matter }: StoreUnavailable): ProblemCode {
  switch (matter) {
    case 'full':
      return 'storage_full';
    case 'read_only':
      return 'store_read_only';
    case 'starting':
      return 'starting';
    default:
      // It is there, and had no time, memory or connection for this.
      return absence === 'refusing' ? 'overloaded' : 'unavailable';
  }
}

/** What an error of any origin means to the caller; `failed` is ours to explain in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable) return new Problem(absenceOf(error));
  if (error instanceof Crowded) return new Problem('crowded', { retryAfterSeconds: error.seconds });
  if (isRuleViolation(error)) return new Problem('conflict');
  if (error instanceof MonthMismatch) return new Problem('untied');
  if (error instanceof PaperAway)
    return new Problem('papers_away', { retryAfterSeconds: error.seconds });
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Problem('storage_full');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('bad_media');
    default:
      return statusCode === 400 || (typeof statusCode === 'number' && statusCode < 500)
        ? new Problem('bad_input', { fields: [faultOf('', 'notJson')] })
        : new Problem('failed');
  }
}
