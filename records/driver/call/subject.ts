/** The first statement of each transaction, which tells the database whom it acts for; names. */

/** Who a transaction acts for; row-level security shows nothing of anybody else. */
export interface Subject {
  /** Six digits; '' when it is no member. */
  readonly memberNo: string;
  /** '' when it is no agency; a visitor is neither. */
  readonly agencyNo: string;
  /** Which of the agency's people; '' where it is all of them alike, or no agency. */
  readonly personNo: string;
  /** '' when it is no member of staff. */
  readonly staffId: string;
}

/** Parameters of the statements here. */
export const subjectValues = (subject: Subject): readonly string[] => [
  subject.memberNo,
  subject.agencyNo,
  subject.staffId,
  subject.personNo,
];

// The publication is pinned here: all queries of the transaction see the same records.
const settings = `set_config('app.member_no', $1, true),
  set_config('app.agency_no', $2, true), set_config('app.staff_id', $3, true),
  set_config('app.person_no', $4, true),
  set_config('app.publication', coalesce(
    (SELECT publication_id::text FROM records.current), ''), true) AS publication`;

// SQL text → name; the same in every connection.
const names = new Map<string, string>();
const mostNames = 500;

/** The name of a query; undefined when so many have one that a connection shall hold no more. */
function nameOf(sql: string): string | undefined {
  const cached = names.get(sql);
  if (cached !== undefined || names.size >= mostNames) return cached;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

/** PostgreSQL's text holds no NUL: a hostile one, in a list too, shall find nothing, not fail. */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\ufffd')
    : value;
}

/** How the connections of a pool are spoken to. */
export interface Manner {
  /** What a transaction asks first, with `subjectValues`. */
  readonly setSubject: string;
  /** The same in a transaction that may only read from here on. */
  readonly setReader: string;
  /** The name by which a query is prepared; undefined: it is not. */
  readonly nameOf: (sql: string) => string | undefined;
}

const readOnly = "set_config('transaction_read_only', 'on', true)";

// Left to choose, PostgreSQL takes a day that is not chosen for a reason to plan a ledger's sums
// anew at each look, which takes five times as long as the sums. Plans for any values are the ones
// that stand in `records/plans`.
const planOnce = "set_config('plan_cache_mode', 'force_generic_plan', true)";

/** To the database itself: what a connection has set and prepared is there the next time. */
export const directly: Manner = {
  setSubject: `SELECT ${settings}`,
  setReader: `SELECT ${readOnly}, ${planOnce}, ${settings}`,
  nameOf,
};

/**
 * Through a pooler, where each transaction may meet another connection: nothing is prepared, and
 * the limits of time (in ms, as `openPool` sets them) come and go with the transaction.
 */
export function throughPooler(statementMs: number): Manner {
  const limits = `set_config('statement_timeout', '${statementMs}', true),
    set_config('lock_timeout', '${statementMs}', true),
    set_config('idle_in_transaction_session_timeout', '${2 * statementMs}', true),
    set_config('jit', 'off', true)`;
  return {
    setSubject: `SELECT ${limits}, ${settings}`,
    setReader: `SELECT ${readOnly}, ${limits}, ${settings}`,
    nameOf: () => undefined,
  };
}

/** A standby shows another publication than the one that the call was told of. */
export class OtherPublication extends Error {}

/** What a call is to be shown, and who hears what it was shown. */
export interface Showing {
  readonly publication?: string | undefined;
  readonly onShown?: (publication: string) => void;
}

/** Throws OtherPublication where the row that the subject was set by is not what it should be. */
export function mustShow(call: Showing, row: { readonly publication?: unknown } | undefined): void {
  const shown = String(row?.publication);
  if (call.publication !== undefined && shown !== call.publication) {
    throw new OtherPublication(`${shown} is shown, not ${call.publication}`);
  }
  call.onShown?.(shown);
}
