/** The envelope around every answer (D-01; R101, R177). */

/** '1' ok, '0' failed, '-1' bad input or password, '2' one step more, '-2' session over. */
export type RcCode = '1' | '0' | '-1' | '2' | '-2';

/** A field at fault and the Thai sentence that stands beside it. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** What a failure carries besides its sentence. */
export interface FailureData {
  /** Reference code to read over the telephone, also in the log. */
  readonly ref: string;
  /** Machine name of the problem, from the closed list of `problem.ts`. */
  readonly code: string;
  readonly fields?: readonly FieldFault[];
  readonly error?: string;
}

export interface Envelope<Data = unknown> {
  readonly rc_code: RcCode;
  readonly rc_des?: string;
  /** The same text twice: the specification reads both spellings. */
  readonly messages?: string;
  readonly massages?: string;
  readonly title?: string;
  readonly message?: string;
  readonly errors?: readonly string[];
  readonly error?: string;
  readonly data?: Data;
  readonly token?: string;
}

/** The text of an answer, whichever spelling it came in. */
export function messageOf(envelope: Partial<Envelope>): string | undefined {
  return envelope.massages ?? envelope.messages ?? envelope.message ?? envelope.rc_des;
}
