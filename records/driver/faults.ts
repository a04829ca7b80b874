/** Telling "the database is away" from "the query is wrong". */
import { DatabaseError } from 'pg';

/**
 * The database cannot be reached, is starting, is stopping, or did not answer in time. Nothing of
 * the transaction was kept, except that a write whose COMMIT got no answer may have been.
 */
export class StoreUnavailable extends Error {
  /** Trying the same again at once makes sense: the connection broke, nothing timed out. */
  readonly again: boolean;

  constructor(message: string, options: { again: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.again = options.again;
  }
}

// Statement and lock time-outs; out of disk, memory or connections.
const slow = /^(57014|55P03|25P04|53\d\d\d)$/;
// Connection exceptions; shutting down, crashed, starting up.
const gone = /^(08\w\w\w|57P0[1-5])$/;
const socket =
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENO(ENT|TFOUND)$/;
const driver = /Connection terminated|connection error|Client was closed|after calling end/;

/** The error to throw for what the driver reported; anything else comes back unchanged. */
export function readFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError) {
    if (slow.test(code)) return new StoreUnavailable(error.message, { again: false, cause: error });
    if (gone.test(code)) return new StoreUnavailable(error.message, { again: true, cause: error });
    return error;
  }
  if (error.message.startsWith('timeout exceeded when trying to connect')) {
    return new StoreUnavailable('no connection in time', { again: false, cause: error });
  }
  if (socket.test(code) || driver.test(error.message)) {
    return new StoreUnavailable(error.message, { again: true, cause: error });
  }
  return error;
}
