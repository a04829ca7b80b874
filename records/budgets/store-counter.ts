/** Attempts counted in the database (decisions/0057). */
import { DatabaseError } from 'pg';
import { hashOf } from '../../runtime/budgets.ts';
import { backoffSteps } from '../../runtime/rate-limit.ts';
import { type Records, StoreUnavailable } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { Counted, Counter, CountManner } from './counter.ts';

const takeBudgets = statement<
  Counted,
  [
    keys: readonly Buffer[],
    most: readonly number[],
    seconds: readonly number[],
    steps: readonly number[],
    manner: CountManner,
  ]
>('SELECT waits, taken FROM portal.take_budgets($1, $2, $3, $4, $5)');

const returnBudgets = statement<unknown, [keys: readonly Buffer[], anew: readonly boolean[]]>(
  'SELECT portal.return_budgets($1, $2)',
);

/** A standby has no rows that are not logged. */
const noRowsHere = '0A000';

export function openStoreCounter(records: Pick<Records, 'asVisitor'>): Counter {
  return {
    async count(takes, manner) {
      const [keys, most] = [takes.map(hashOf), takes.map(([limit]) => limit.most)];
      const seconds = takes.map(([limit]) => limit.seconds);
      const [found] = await records.asVisitor((db) =>
        takeBudgets(db, keys, most, seconds, backoffSteps, manner),
      );
      if (!found) throw new Error('portal.take_budgets gave no row');
      // A window that began while the question was on its way is no longer than any other.
      const waits = found.waits.map((wait, at) => Math.min(wait, 1000 * (seconds[at] ?? 0)));
      return { ...found, waits };
    },
    async putBack(takes, anew) {
      await records.asVisitor((db) => returnBudgets(db, takes.map(hashOf), anew));
    },
    // One that is only busy has the counts, and whoever keeps it busy must not get rid of them.
    isAway: (error) =>
      (error instanceof StoreUnavailable &&
        (error.absence !== 'refusing' || error.matter !== undefined)) ||
      (error instanceof DatabaseError && error.code === noRowsHere),
  };
}
