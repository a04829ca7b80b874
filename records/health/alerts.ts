/** Alarms in the store, where all servers find them: what is held, and who has told of it. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** A condition that a server finds to hold now. */
export interface HeldAlert {
  readonly name: string;
  /** How long it holds before anybody is told. */
  readonly forSeconds: number;
  /** Of one that this machine told of while the store was away. */
  readonly beganAt?: Date | undefined;
  readonly sentAt?: Date | undefined;
}

export interface StoredAlert {
  readonly name: string;
  readonly beganAt: Date;
  /** When a server last found it so. */
  readonly heldAt: Date;
  /** Null: nobody was told. */
  readonly sentAt: Date | null;
}

/** Nobody has found it so for this long: two rounds of a server, and a margin. */
const overAfter = "interval '150 seconds'";

const hold = statement<unknown, [string]>(`
  INSERT INTO portal.alerts (name, began_at, held_at, sent_at)
  SELECT h.name, coalesce(h."beganAt", now()), now(), h."sentAt"
  FROM jsonb_to_recordset($1::jsonb) AS h (name text, "beganAt" timestamptz, "sentAt" timestamptz)
  ORDER BY h.name
  ON CONFLICT (name) DO UPDATE SET held_at = now(),
    sent_at = coalesce(alerts.sent_at, excluded.sent_at),
    began_at = CASE WHEN alerts.sent_at IS NULL AND alerts.held_at < now() - ${overAfter}
      THEN excluded.began_at ELSE alerts.began_at END`);
const claim = statement<StoredAlert, [string]>(`
  UPDATE portal.alerts a SET sent_at = now()
  FROM jsonb_to_recordset($1::jsonb) AS h (name text, "forSeconds" int)
  WHERE a.name = h.name AND a.sent_at IS NULL
    AND a.began_at <= now() - h."forSeconds" * interval '1 second'
  RETURNING a.name, a.began_at AS "beganAt", a.held_at AS "heldAt", a.sent_at AS "sentAt"`);
const end = statement<StoredAlert>(`
  DELETE FROM portal.alerts WHERE held_at < now() - ${overAfter}
  RETURNING name, began_at AS "beganAt", held_at AS "heldAt", sent_at AS "sentAt"`);
const release = statement<unknown, [string]>(
  'UPDATE portal.alerts SET sent_at = NULL WHERE name = $1',
);

/** Remembers what holds now; of several servers that find it so one is enough. */
export async function holdAlerts(db: Db, held: readonly HeldAlert[]): Promise<void> {
  if (held.length > 0) await hold(db, JSON.stringify(held));
}

/** Those of `held` that are due and were told by nobody: whoever gets one tells of it. */
export async function claimAlerts(
  db: Db,
  held: readonly HeldAlert[],
): Promise<readonly StoredAlert[]> {
  return held.length === 0 ? [] : claim(db, JSON.stringify(held));
}

/** Those that are over, each once. */
export const endAlerts = (db: Db): Promise<readonly StoredAlert[]> => end(db);

/** The message was lost: the next round may tell of it. */
export async function releaseAlert(db: Db, name: string): Promise<void> {
  await release(db, name);
}
