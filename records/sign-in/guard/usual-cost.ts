/** What most stored hashes cost to check: a name that nobody has must cost the same (T13). */
import type { Records } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { HashCost } from '../passwords.ts';

const columns = 'memory_kib AS "argonMemoryKib", passes AS "argonPasses"';
const usual = {
  members: statement<HashCost>(`SELECT ${columns} FROM portal.usual_password_cost()`),
  agencies: statement<HashCost>(`SELECT ${columns} FROM portal.usual_agency_password_cost()`),
} as const;

/** Milliseconds: the bulk moves slowly, as people sign in after the settings rose. */
const keepFor = 15 * 60 * 1000;

interface Known {
  readonly until: number;
  readonly cost: Promise<HashCost | undefined>;
}

const known = {
  members: new WeakMap<Records, Known>(),
  agencies: new WeakMap<Records, Known>(),
} as const;

/** Undefined while nobody has registered. Asked seldom, and for every name alike. */
export function usualCost(
  records: Records,
  of: keyof typeof usual = 'members',
): Promise<HashCost | undefined> {
  const now = performance.now();
  const kept = known[of].get(records);
  if (kept && kept.until > now) return kept.cost;
  const asked = records.readAsVisitor(async (db) => (await usual[of](db))[0]);
  const fresh = { until: now + keepFor, cost: asked };
  known[of].set(records, fresh);
  asked.catch(() => known[of].get(records) === fresh && known[of].delete(records));
  // Nobody waits for a newer figure; only the very first try does.
  if (kept === undefined) return asked;
  return kept.cost;
}
