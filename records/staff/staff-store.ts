/** The store as both hands hold it that keep staff: a call of the office, and the command line. */
import type pg from 'pg';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** A plain connection of the owner's, inside a command's transaction. */
type Client = Pick<pg.ClientBase, 'query'>;

/** Both know who may: the store asks for an administrator or for the owner's own login. */
export type StaffStore = Db | Client;

const isCall = (store: StaffStore): store is Db => 'getExecutor' in store;

/** A statement for both; see `statement`. */
export function staffStatement<Row, Parameters extends readonly unknown[] = []>(text: string) {
  const inCall = statement<Row, Parameters>(text);
  return async (store: StaffStore, ...parameters: Parameters): Promise<readonly Row[]> => {
    if (isCall(store)) return inCall(store, ...parameters);
    return (await store.query(text, [...parameters])).rows as Row[];
  };
}
