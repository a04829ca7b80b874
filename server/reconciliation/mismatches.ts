/** Tells staff of an agency's month that does not tie out (D-23): in the audit log, and by mail. */
import { LRUCache } from 'lru-cache';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { thaiMonthLong } from '../../core/thai-date.ts';
import type { MonthMismatch } from '../../records/agency/reconciled.ts';
import type { AuditEntry, AuditWriter } from '../../records/audit.ts';
import type { Records } from '../../records/database.ts';
import { claimMail, releaseMail } from '../../records/health/mail-claims.ts';
import { mismatchText } from './mismatches.text.ts';

/** Who asked, and what the answer was called. */
export type Asker = Pick<
  AuditEntry,
  'actorKind' | 'actor' | 'sessionId' | 'ref' | 'address' | 'agent'
>;

export interface MismatchReporter {
  report(error: MonthMismatch, asker: Asker): void;
}

interface Parts {
  readonly auditLog: AuditWriter;
  readonly outbox: Outbox;
  /** Who is written to; undefined: the audit log alone knows. */
  readonly to: string | undefined;
  readonly records: Pick<Records, 'asVisitor'>;
  readonly onError: (error: unknown) => void;
}

/** A letter speaks for a day. */
const speaksForSeconds = 24 * 60 * 60;
/**
 * Milliseconds for which an agency's month is not asked about again, and how many are remembered:
 * whoever looks at it over and over shall not ask the store each time.
 */
const unaskedFor = 60_000;
const most = 2_000;

/**
 * Each refusal is in the audit log; one letter goes out in a day for each agency and month,
 * whichever of the servers met it. One that is lost may be written again.
 */
export function openMismatchReporter(parts: Parts): MismatchReporter {
  const { auditLog, outbox, to, records, onError } = parts;
  const recent = new LRUCache<string, true>({ max: most, ttl: unaskedFor });

  async function isMine(name: string): Promise<boolean> {
    if (recent.has(name)) return false;
    recent.set(name, true);
    return records.asVisitor((db) => claimMail(db, name, speaksForSeconds));
  }

  const release = (name: string) => {
    recent.delete(name);
    records.asVisitor((db) => releaseMail(db, name)).catch(onError);
  };

  return {
    report({ agencyNo, month, fault }, asker) {
      const { what, expected, found, bill } = fault;
      auditLog.write({
        ...asker,
        entry: 'agency.untied',
        outcome: 'failed',
        detail: { alert: true, agency_no: agencyNo, month, what, expected, found, bill },
      });
      if (to === undefined) return;
      const name = `mismatch ${agencyNo} ${month}`;
      const facts = { agencyNo, month: thaiMonthLong(month.slice(0, 7)), what, expected, found };
      const words = mismatchText({ ...facts, bill });
      isMine(name)
        .then((mine) => {
          if (mine) outbox.post({ channel: 'mail', to, ...words, lost: () => release(name) });
        })
        .catch((error: unknown) => {
          recent.delete(name);
          onError(error);
        });
    },
  };
}
