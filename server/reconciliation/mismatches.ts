/** Tells staff of an agency's month that does not tie out (D-23): in the audit log, and by mail. */
import { LRUCache } from 'lru-cache';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { thaiMonthLong } from '../../core/thai-date.ts';
import type { MonthMismatch } from '../../records/agency/reconciled.ts';
import type { AuditEntry, AuditWriter } from '../../records/audit.ts';
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
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Agencies and months that are remembered; a forgotten one gets another letter. */
const most = 2_000;

/** Each refusal is in the audit log; a letter goes out once a day for each agency and month. */
export function openMismatchReporter(parts: Parts): MismatchReporter {
  const { auditLog, outbox, to, now = () => performance.now() } = parts;
  const written = new LRUCache<string, true>({
    ...{ max: most, ttl: dayMs, ttlResolution: 0, perf: { now } },
  });

  function isNew(key: string): boolean {
    if (written.has(key)) return false;
    written.set(key, true);
    return true;
  }

  return {
    report({ agencyNo, month, fault }, asker) {
      const { what, expected, found, bill } = fault;
      auditLog.write({
        ...asker,
        entry: 'agency.untied',
        outcome: 'failed',
        detail: { alert: true, agency_no: agencyNo, month, what, expected, found, bill },
      });
      if (to === undefined || !isNew(`${agencyNo} ${month}`)) return;
      const facts = { agencyNo, month: thaiMonthLong(month.slice(0, 7)), what, expected, found };
      outbox.post({ channel: 'mail', to, ...mismatchText({ ...facts, bill }) });
    },
  };
}
