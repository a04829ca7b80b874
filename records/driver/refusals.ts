/** What PostgreSQL says at its door, as a sentence for whoever wrote the settings. */
import { type ClientConfig, DatabaseError } from 'pg';
import { storeFaultText as text } from '../store-faults.text.ts';
import { BadDatabaseUrl } from './address.ts';
import { readFault } from './faults.ts';

/**
 * The error to throw for a connection that was not made: BadDatabaseUrl where the settings are at
 * fault, StoreUnavailable where the database is away; anything else comes back unchanged.
 */
export function readRefusal(error: unknown, { user, database, host, port }: ClientConfig): unknown {
  if (!(error instanceof DatabaseError)) return readFault(error);
  const server = `${host}:${port}`;
  switch (error.code) {
    case '28P01':
    case '28000':
      return new BadDatabaseUrl(text.wrongLogin(String(user), server), { cause: error });
    case '3D000':
      return new BadDatabaseUrl(text.noDatabase(String(database), server), { cause: error });
    case '42501':
      return new BadDatabaseUrl(text.mayNotConnect(String(user), String(database)), {
        cause: error,
      });
    default:
      return readFault(error);
  }
}
