/** What staff read in the mail is enough to act, and can be pasted into a shell as it stands. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildReport } from '../../report/build-report.ts';
import { noticeOf } from '../notice.ts';
import type { DropReport } from '../report.ts';

const report: DropReport = {
  ...{ drop: 'night', outcome: 'differs', takenAt: '2025-11-28T18:00:00.000Z', seconds: 1 },
  ...{ asOf: '2025-11-28', files: [], more: false, warnings: [], mark: '' },
  faults: [{ file: 'members.csv', row: 1, column: '', reason: 'ต่าง' }],
  agreement: 'abcdef012345',
};

test('F11 the command of a drop that waits names mapping and code, each word quoted', () => {
  const path = `/srv/it's $(touch x) "here"/failed/night`;
  const { body } = noticeOf(report, path, 'our core.yaml');
  const command = body.split('\n').find((line) => line.includes('npm run intake'));
  const words = command?.slice(command.indexOf('-- ') + 3);
  const typed = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
  expect(typed.trimEnd().split('\n')).toEqual([
    ...[path, '--mapping', 'our core.yaml', '--force', '--agreed', 'abcdef012345'],
  ]);
  expect(noticeOf(report, '/srv/night').body).not.toContain('--mapping');
});

test('F11 a night that was published tells how much of the history is another now', () => {
  const published = (rewrittenCount: number): DropReport => ({
    ...{ ...report, outcome: 'published', faults: [] },
    summary: buildReport({
      ...{ outcome: 'published', dryRun: false, forced: false, delta: false, source: 'night' },
      ...{ beganAt: new Date('2025-11-28T18:00:00Z'), millis: 1_000, asOf: '2025-11-28' },
      ...{ faults: [], faultRows: [], more: false, overruled: [] },
      ...{ agencyReports: [], quarantine: [] },
      comparison: (['share_lines', 'loan_lines'] as const).map((subject) => ({
        ...{ subject, before: 9, after: 9, added: 0, changed: 1, missing: 0, sums: [] },
        ...{ rewrittenCount, rewritten: [] },
      })),
    }),
  });
  expect(noticeOf(published(2), '/srv/night').body).toContain('ถูกแก้หรือหายไป 4 รายการ');
  expect(noticeOf(published(0), '/srv/night').body).not.toContain('ถูกแก้');
});
