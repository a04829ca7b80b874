/** Versions of the texts about cookies and privacy, and the proof of visitors' answers (D-19). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export type PolicyKind = 'COOKIES' | 'PRIVACY';
export type ConsentChannel = 'script' | 'form';

export interface PolicyVersion {
  readonly version: number;
  readonly effectiveOn: string;
}

export interface Policy extends PolicyVersion {
  readonly title: string;
  readonly bodyHtml: string;
  /** What it changed against the one before; '' of a first version. */
  readonly changeSummary: string;
}

// Versions that are dated ahead or were withdrawn are kept out by the table's policy, and here once
// more.
const inForce = `p.kind = $1 AND p.withdrawn_at IS NULL
  AND p.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date`;
const versions = statement<PolicyVersion, [PolicyKind]>(`
  SELECT p.version, p.effective_on AS "effectiveOn" FROM portal.policies p
  WHERE ${inForce} ORDER BY p.effective_on DESC, p.version DESC`);
const one = statement<Policy, [PolicyKind, number | null]>(`
  SELECT p.version, p.effective_on AS "effectiveOn", p.title, p.body_html AS "bodyHtml",
    p.change_summary AS "changeSummary"
  FROM portal.policies p WHERE ${inForce} AND ($2::int IS NULL OR p.version = $2)
  ORDER BY p.effective_on DESC, p.version DESC LIMIT 1`);
const keep = statement<unknown, ['Y' | 'N', ConsentChannel]>(`
  INSERT INTO portal.consents (choice, policy_version, channel)
  SELECT $1, p.version, $2 FROM portal.policies p
  WHERE p.kind = 'COOKIES' AND p.withdrawn_at IS NULL
    AND p.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
  ORDER BY p.effective_on DESC, p.version DESC LIMIT 1`);

/** The version asked for, or the one in force, and all that are or were in force, newest first. */
export async function readPolicy(
  db: Db,
  kind: PolicyKind,
  version?: number,
): Promise<{ policy: Policy; versions: readonly PolicyVersion[] } | undefined> {
  const [[policy], all] = await Promise.all([one(db, kind, version ?? null), versions(db, kind)]);
  return policy && { policy, versions: all };
}

/** Keeps an answer with the version of the cookie policy in force: nothing of who gave it. */
export async function keepConsent(
  db: Db,
  choice: 'Y' | 'N',
  channel: ConsentChannel,
): Promise<void> {
  await keep(db, choice, channel);
}
