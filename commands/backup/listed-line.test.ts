import { expect, test } from 'vitest';
import type { ListedBackup } from '../../backup/log.ts';
import { lineOf } from './listed-line.ts';

const copy: ListedBackup = {
  ...{ id: 1n, beganAt: new Date('2026-01-31T02:30:00+07:00'), day: '2026-01-31' },
  ...{ reason: 'command', file: import.meta.filename, bytes: 2_000_000n, withSecret: true },
  ...{ fault: null, rehearsedAt: null, rehearsalFault: null, removedAt: null },
};

test('a file that is not there any more is marked, and one without the secret', () => {
  expect(lineOf(copy)).not.toMatch(/ไม่พบ|ไม่มี|[(]/);
  expect(lineOf({ ...copy, file: '/nowhere/x.backup' })).toContain('ไม่พบไฟล์นี้แล้ว');
  expect(lineOf({ ...copy, withSecret: false })).toContain('(ไม่มีกุญแจลับ)');
  // Of a copy from before it was noted nothing is said.
  expect(lineOf({ ...copy, withSecret: null })).not.toContain('กุญแจลับ');
  const removed = lineOf({ ...copy, file: '/nowhere/x.backup', removedAt: new Date() });
  expect(removed).toContain('ลบตามอายุแล้ว');
  expect(removed).not.toContain('ไม่พบ');
});
