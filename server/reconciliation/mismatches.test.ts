import { expect, test } from 'vitest';
import type { Message } from '../../api/outbox/outbox.ts';
import { Mismatch } from '../../core/agency/reconciliation.ts';
import { MonthMismatch } from '../../records/agency/reconciled.ts';
import type { AuditEntry } from '../../records/audit.ts';
import { openMismatchReporter } from './mismatches.ts';

const asker = { actorKind: 'agency', actor: '01011001-1', ref: 'K7M2-QX4D' } as const;
const fault = new Mismatch('month.billed', '19319.06', '19319.07');
const november = new MonthMismatch('01011001', '2025-11-01', fault);

function open(to: string | undefined) {
  const [entries, posted] = [[] as AuditEntry[], [] as Message[]];
  const clock = { at: 1 };
  const watch = openMismatchReporter({
    auditLog: { write: (entry) => void entries.push(entry), flush: async () => {}, waiting: 0 },
    outbox: { post: (message) => void posted.push(message), isOpen: () => true },
    to,
    now: () => clock.at,
  });
  return { watch, entries, posted, clock };
}

test('D-23 each refusal is in the audit log with what differed; staff are told once a day', () => {
  const { watch, entries, posted, clock } = open('manager@coop.example');
  watch.report(november, asker);
  watch.report(november, asker);
  const of = { what: 'month.billed', expected: '19319.06', found: '19319.07' };
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    ...asker,
    entry: 'agency.untied',
    outcome: 'failed',
    detail: { agency_no: '01011001', month: '2025-11-01', ...of },
  });
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    to: 'manager@coop.example',
    subject: 'ตัวเลขเรียกเก็บไม่ตรงกัน หน่วยงาน 01011001 พฤศจิกายน 2568',
  });
  expect(posted[0]?.text).toContain('ยอดเรียกเก็บของเดือน: พบ 19319.07 แต่รวมได้ 19319.06');
  watch.report(new MonthMismatch('01011001', '2025-10-01', fault), asker);
  watch.report(new MonthMismatch('01012002', '2025-11-01', fault), asker);
  expect(posted).toHaveLength(3);
  clock.at += 24 * 60 * 60 * 1000 + 1;
  watch.report(november, asker);
  expect(posted).toHaveLength(4);
});

test('D-23 where nobody is to be written the audit log knows all the same', () => {
  const { watch, entries, posted } = open(undefined);
  watch.report(november, asker);
  expect([entries.length, posted.length]).toEqual([1, 0]);
});
