/** A call that failed, as a screen reads it, whoever made the call. Pure. */
import { refOf } from './query-state.ts';

export interface Failure {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** Machine name of the problem, if the server named one. */
  readonly code: string | undefined;
  /** The sentence to show; empty when there is none. */
  readonly text: string;
  /** The first fault of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The next try should come no sooner; 0 when nothing was said. */
  readonly waitSeconds: number;
  /** Reference code to read over the telephone. */
  readonly ref: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads whatever a call was rejected with. */
export function failureOf(error: unknown): Failure {
  const { status, code, text, fields, retryAfterSeconds } = Object(error);
  const named: [string, string][] = (Array.isArray(fields) ? fields : []).map((fault) => {
    const { field, message } = Object(fault);
    return [textOf(field), textOf(message)];
  });
  return {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : undefined,
    text: textOf(text),
    // The first of several wins: later entries of `fromEntries` would overwrite it.
    fields: Object.fromEntries(named.filter(([field]) => field !== '').reverse()),
    waitSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 0,
    ref: refOf(error),
  };
}
