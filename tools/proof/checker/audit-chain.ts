/**
 * I6: the audit log is one unbroken chain. Each hash is computed here anew, from what docs/logs.md
 * says and nothing of the store's own functions: SHA-256 over the JSON list of the hash before and
 * the columns of the entry, as PostgreSQL writes a jsonb.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { eachRow } from './balances.ts';
import { type Finding, finding } from './finding.ts';

/** What the first entry stands upon. */
const root = createHash('sha256').update('sahakon').digest('hex');

interface Entry {
  readonly seq: string;
  readonly previous: string;
  readonly hash: string;
  /** In UTC to the microsecond, such as `2025-11-28T02:14:00.000001`. */
  readonly written: string;
  readonly happened: string;
  /** Texts of the other columns in their order; null where there is none. */
  readonly texts: readonly (string | null)[];
  /** A jsonb, as text. */
  readonly detail: string | null;
}

const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
const entriesSql = `
  SELECT seq, encode(previous_hash, 'hex') AS previous, encode(hash, 'hex') AS hash,
    ${instant('written_at')} AS written, ${instant('happened_at')} AS happened,
    ARRAY[entry, outcome, actor_kind, actor, member_no, session_id::text, ref, address, agent]
      AS texts, detail::text AS detail
  FROM portal.audit_entries ORDER BY seq`;

function hashOf({ seq, written, happened, texts, detail }: Entry, previous: string): string {
  const items = [
    JSON.stringify(previous),
    seq,
    ...[written, happened, ...texts].map((text) => JSON.stringify(text)),
    detail ?? 'null',
  ];
  return createHash('sha256')
    .update(`[${items.join(', ')}]`)
    .digest('hex');
}

/** Follows the chain from its root to its head; only the first break is told. */
export async function checkAuditChain(client: pg.Client): Promise<readonly Finding[]> {
  const broken: string[] = [];
  let before = { seq: 0, hash: root };
  await eachRow<Entry>(client, entriesSql, (entry) => {
    const seq = Number(entry.seq);
    if (seq !== before.seq + 1) broken.push(`entry ${before.seq + 1} is missing`);
    else if (entry.previous !== before.hash) broken.push(`entry ${seq} hangs on another one`);
    else if (entry.hash !== hashOf(entry, before.hash)) broken.push(`entry ${seq} was changed`);
    before = { seq, hash: entry.hash };
  });
  const { rows } = await client.query(
    "SELECT seq, encode(hash, 'hex') AS hash FROM portal.audit_head",
  );
  const [head] = rows;
  if (before.seq > 0 && (Number(head?.seq) !== before.seq || head?.hash !== before.hash))
    broken.push(`the head stands at ${head?.seq}, the last entry at ${before.seq}`);
  if (before.seq === 0 && Number(head?.seq ?? 0) !== 0) broken.push('all entries are gone');
  return broken.slice(0, 1).map((what) => finding('I6', what));
}
