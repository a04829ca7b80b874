/** Telling "the database is away" from "the query is wrong". */
import { DatabaseError } from 'pg';

/**
 * How it is away. `gone`: the connection broke, as in a restart; trying again makes sense.
 * `silent`: no answer in time. `refusing`: it answers, but has no time, disk or memory for this.
 */
export type Absence = 'gone' | 'silent' | 'refusing';

/**
 * What is the matter with a database that answers. `full`: its disk; `read_only`: it takes no
 * changes, being a standby or set so; `starting`: it comes up.
 */
export type Matter = 'full' | 'read_only' | 'starting';

const matters: Readonly<Record<string, Matter>> = {
  '53100': 'full',
  '25006': 'read_only',
  '57P03': 'starting',
};

/**
 * The database cannot be reached, is starting, is stopping, or did not answer in time. Nothing of
 * the transaction was kept, except that a write whose COMMIT got no answer may have been.
 */
export class StoreUnavailable extends Error {
  readonly absence: Absence;
  /** Undefined: it does not answer, or has too much to do. */
  readonly matter: Matter | undefined;

  constructor(absence: Absence, message: string, cause?: unknown) {
    super(message, { cause });
    this.absence = absence;
    this.matter = matters[String(Object(cause).code)];
  }
}

// Statement and lock time-outs; out of disk, memory or connections.
const refusing = /^(57014|55P03|25P04|53\d\d\d)$/;
const readOnly = '25006';
// Connection exceptions; shutting down, crashed, starting up.
const disconnected = /^(08\w\w\w|57P0[1-5])$/;
const socket =
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENOTFOUND$/;
const driver = /Connection terminated|connection error|Client was closed|after calling end/;

/** Which absence the driver's error tells of; undefined when it is about the query. */
function absenceIn(error: Error): Absence | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError) {
    if (disconnected.test(code)) return 'gone';
    return refusing.test(code) ? 'refusing' : undefined;
  }
  if (/timeout/.test(error.message)) return 'silent';
  // A socket that is not there, not a file.
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isNoSocket || socket.test(code) || driver.test(error.message) ? 'gone' : undefined;
}

/**
 * The error to throw for what the driver reported; anything else comes back unchanged. `writes`:
 * the transaction was to write, so that a refusal of that is the database's, and no fault of ours.
 */
export function readFault(error: unknown, writes = false): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  if (writes && error instanceof DatabaseError && error.code === readOnly) {
    return new StoreUnavailable('refusing', error.message, error);
  }
  const absence = absenceIn(error);
  return absence ? new StoreUnavailable(absence, error.message, error) : error;
}

/** PostgreSQL's places that raise what a row policy, or a function of ours, does not allow. */
const ruleRoutines: ReadonlySet<string | undefined> = new Set([
  ...['ExecWithCheckOptions', 'exec_stmt_raise'],
]);

/**
 * A rule of our own in the store refused what the call did: who makes it has no right to it any
 * more, or what it acts on was sealed meanwhile. A missing grant is a fault of ours and none.
 */
export const isRuleViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '42501' && ruleRoutines.has(error.routine);
