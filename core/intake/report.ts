/**
 * What a run of the intake found and did, as it is written to a file, kept in the store and shown
 * to staff. Amounts are baht with two decimals, days `yyyy-mm-dd`, instants ISO 8601; sentences and
 * names are Thai. National IDs stand nowhere in it.
 */

/**
 * `published`: members see the extract now. `checked`: a dry run without faults. `unchanged`: it
 * was shown already. `refused`: it does not tie. `differs`: it ties, but differs past belief from
 * what members see. `failed`: the store or the machine gave out. `rolled_back`: an earlier or later
 * publication is shown in place of the one before.
 */
export const intakeOutcomes = [
  'published',
  'checked',
  'unchanged',
  'refused',
  'differs',
  'failed',
  'rolled_back',
] as const;
export type IntakeRunOutcome = (typeof intakeOutcomes)[number];

export interface ReportSum {
  /** Column of the layout. */
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A column of a row that is another now, as people write it. */
export interface ReportChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

export interface ReportRewritten {
  /** The row's key in words. */
  readonly row: string;
  /** What differs; empty of a row that is gone. */
  readonly columns: readonly ReportChange[];
}

export interface ReportSubject {
  /** File of the extract. */
  readonly file: string;
  /** What it holds, in Thai. */
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly missing: number;
  /** How many faults name this file. */
  readonly refused: number;
  readonly sums: readonly ReportSum[];
  readonly rewritten_count: number;
  /** The first thousand of them. */
  readonly rewritten: readonly ReportRewritten[];
}

export interface ReportFault {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly reason: string;
}

/** A member who keeps what was shown: his or her own rows did not tie. */
export interface ReportQuarantine {
  readonly membership_no: string;
  /** The day that what is shown speaks of; null of a member who was never shown. */
  readonly as_of: string | null;
  readonly faults: readonly ReportFault[];
}

/** A bill that the core system posted otherwise than its agency had reported. */
export interface ReportOverruled {
  readonly membership_no: string;
  readonly reported: string;
  readonly posted: string;
}

/** What an agency had reported of a month that the core system has posted now. */
export interface ReportOfAgency {
  readonly agency_no: string;
  /** First day of the month. */
  readonly month: string;
  /** Bills that were posted as reported. */
  readonly confirmed: number;
  readonly overruled_count: number;
  /** The first thousand bills that were posted otherwise. */
  readonly overruled: readonly ReportOverruled[];
}

export interface IntakeRunReport {
  readonly outcome: IntakeRunOutcome;
  readonly dry_run: boolean;
  readonly forced: boolean;
  /** Whether new, changed and gone rows were delivered, to be put upon what was shown before. */
  readonly delta: boolean;
  /** Name of the folder; empty where there was none. */
  readonly source: string;
  readonly began_at: string;
  readonly seconds: number;
  readonly as_of: string | null;
  /** The publication that is shown because of the run, and the one that was before it. */
  readonly publication: number | null;
  readonly before: { readonly publication: number; readonly as_of: string } | null;
  readonly subjects: readonly ReportSubject[];
  readonly faults: readonly ReportFault[];
  /** Whether there may be more faults than those. */
  readonly more: boolean;
  /** What differed past belief and was published with `--force`, as it was asked about. */
  readonly overruled: readonly ReportFault[];
  readonly agency_reports: readonly ReportOfAgency[];
  /** Members who keep what was shown, by number. */
  readonly quarantine: readonly ReportQuarantine[];
}
