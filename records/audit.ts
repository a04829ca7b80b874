/**
 * The audit log: append only, hash-chained by the store itself. The chain has one end, so writers
 * queue for it; entries of reads therefore go through `AuditWriter`, which adds what has gathered
 * in one transaction, and only a change writes its own entry, as the last query of its transaction.
 */
import { type Db, type Records, StoreUnavailable } from './database.ts';
import { statement } from './driver/statement.ts';

export interface AuditEntry {
  /** What was done, e.g. `member.share.read`. */
  readonly entry: string;
  readonly outcome: 'ok' | 'refused' | 'failed';
  readonly actorKind: 'visitor' | 'member' | 'agency' | 'office' | 'system';
  readonly actor?: string | undefined;
  /** Whose records were touched. */
  readonly memberNo?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The reference that the answer carries too. */
  readonly ref?: string | undefined;
  readonly address?: string | undefined;
  readonly agent?: string | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** When it happened; now if left out. */
  readonly happenedAt?: Date | undefined;
}

const append = statement<unknown, [string]>(`
  INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind, actor, member_no,
    session_id, ref, address, agent, detail)
  SELECT coalesce(e."happenedAt", now()), e.entry, e.outcome, e."actorKind", e.actor,
    e."memberNo", e."sessionId", e.ref, e.address, e.agent, e.detail
  FROM jsonb_to_recordset($1::jsonb) AS e ("happenedAt" timestamptz, entry text, outcome text,
    "actorKind" text, actor text, "memberNo" text, "sessionId" uuid, ref text, address text,
    agent text, detail jsonb)`);

/** Adds entries to the chain within the caller's transaction; others wait until it ends. */
export async function appendAudit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  await append(db, JSON.stringify(entries, storable));
}

/** JSON of PostgreSQL holds no NUL and no lone surrogate; neither may stop the audit log. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;
}

export interface AuditWriter {
  /** Takes an entry at once; it is in the store a moment later. */
  write(entry: AuditEntry): void;
  /** Settles when everything taken so far is in the store; rejects when that failed. */
  flush(): Promise<void>;
  /** Entries not yet stored. */
  readonly waiting: number;
}

/**
 * Gathers entries for `waitMs` and adds them together. While the database is away they wait in
 * memory, at most `most` of them; what is beyond that, and what the store refuses, is handed to
 * `lost`, which must log it. Where a COMMIT got no answer an entry may stand twice, never not.
 */
export function openAuditWriter(
  records: Records,
  options: { waitMs?: number; most?: number; lost: (entries: readonly AuditEntry[]) => void },
): AuditWriter {
  const { waitMs = 50, most = 50_000, lost } = options;
  const batch = 200;
  const queue: AuditEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function store(entries: readonly AuditEntry[]): Promise<void> {
    try {
      await records.asVisitor((db) => appendAudit(db, ...entries));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // One bad entry must not hold up the others.
      if (entries.length === 1) lost(entries);
      else for (const entry of entries) await store([entry]);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const entries = queue.splice(0, batch);
      try {
        await store(entries);
      } catch (error) {
        queue.unshift(...entries);
        throw error;
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  function later(ms: number): void {
    timer ??= setTimeout(() => flush().catch(() => later(1000)), ms);
  }

  return {
    write(entry) {
      queue.push({ ...entry, happenedAt: entry.happenedAt ?? new Date() });
      if (queue.length > most) lost(queue.splice(0, queue.length - most));
      later(waitMs);
    },
    flush,
    get waiting() {
      return queue.length;
    },
  };
}
