/** Why what an agency reports of a month is not kept: facts, for whoever puts them into words. */
import type { LineFault } from './report.ts';

/** How far a report has come, and by whom. */
export interface ReportStanding {
  readonly state: 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'RETURNED';
  readonly isClosed: boolean;
  readonly savedByName: string;
  readonly savedAt: Date;
  readonly submittedByName: string | null;
  readonly submittedAt: Date | null;
}

/** A line that cannot be kept; `at` is its place among those that were sent, from 0. */
export interface RefusedLine {
  readonly at: number;
  readonly why: 'twice' | 'unknown' | LineFault;
}

export type Refusal =
  /** The agency was not billed, the bills are not sent yet, or they are posted. */
  | { readonly why: 'notBilled' | 'notSent' | 'posted' }
  /** Somebody was faster, or it is out of the agency's hands. */
  | { readonly why: 'standing'; readonly report: ReportStanding | undefined }
  | { readonly why: 'lines'; readonly lines: readonly RefusedLine[] };

/** Makes the error that a refusal is thrown as. */
export type Refuse = (refusal: Refusal) => Error;
