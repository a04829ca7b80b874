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

interface CachedCost {
  readonly until: number;
  readonly cost: Promise<HashCost | undefined>;
}

const cache = {
  members: new WeakMap<Records, CachedCost>(),
  agencies: new WeakMap<Records, CachedCost>(),
} as const;

/** Undefined while nobody has registered. Asked seldom, and for every name alike. */
export function usualCost(
  records: Records,
  of: keyof typeof usual = 'members',
): Promise<HashCost | undefined> {
  const now = performance.now();
  const cached = cache[of].get(records);
  if (cached && cached.until > now) return cached.cost;
  const pending = records.readAsVisitor(async (db) => (await usual[of](db))[0]);
  const fresh = { until: now + keepFor, cost: pending };
  cache[of].set(records, fresh);
  pending.catch(() => cache[of].get(records) === fresh && cache[of].delete(records));
  // Nobody waits for a newer figure; only the very first try does.
  if (cached === undefined) return pending;
  return cached.cost;
}
