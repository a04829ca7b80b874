/** What most stored hashes cost to check: a number that nobody has must cost the same (T13). */
import type { Records } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { HashCost } from '../passwords.ts';

const usual = statement<HashCost>(`
  SELECT memory_kib AS "argonMemoryKib", passes AS "argonPasses"
  FROM portal.usual_password_cost()`);

/** Milliseconds: the bulk moves slowly, as members sign in after the settings rose. */
const keepFor = 15 * 60 * 1000;

interface Known {
  readonly until: number;
  readonly cost: Promise<HashCost | undefined>;
}

const known = new WeakMap<Records, Known>();

/** Undefined while nobody has registered. Asked seldom, and for every number alike. */
export function usualCost(records: Records): Promise<HashCost | undefined> {
  const now = performance.now();
  const kept = known.get(records);
  if (kept && kept.until > now) return kept.cost;
  const asked = records.readAsVisitor(async (db) => (await usual(db))[0]);
  const fresh = { until: now + keepFor, cost: asked };
  known.set(records, fresh);
  asked.catch(() => known.get(records) === fresh && known.delete(records));
  // Nobody waits for a newer figure; only the very first try does.
  if (kept === undefined) return asked;
  return kept.cost;
}
