import { beforeAll, describe, expect, test } from 'vitest';
import { dayNo, type Extract, groupBy, madeExtract, satang } from '../../tests/read-extract.ts';

let extract: Extract;

beforeAll(async () => {
  extract = await madeExtract({ members: 400 });
}, 240_000);

describe('D-14 beneficiaries', () => {
  test('about 85 % have nominated somebody, in order from 1', () => {
    const sets = groupBy(extract.beneficiaries, 'MEMBER_NO');
    expect(sets.size / extract.members.length).toBeGreaterThan(0.78);
    expect(sets.size / extract.members.length).toBeLessThan(0.92);
    for (const set of sets.values()) {
      expect(set.map((row) => row.ORDER_NO)).toEqual(set.map((_, at) => String(at + 1)));
      expect(new Set(set.map((row) => `${row.CONDITION} ${row.DOCUMENT_ON}`)).size).toBe(1);
    }
  });

  test('percentages make a hundred, but those of 000222 make 90', () => {
    const sets = groupBy(extract.beneficiaries, 'MEMBER_NO');
    const odd = [...sets].flatMap(([memberNo, set]) => {
      if (set[0]?.CONDITION !== 'SHARES') {
        expect(set.every((row) => row.SHARE_PERCENT === '')).toBe(true);
        return [];
      }
      const total = set.reduce((sum, row) => sum + satang(row.SHARE_PERCENT), 0n);
      return total === 10_000n ? [] : [[memberNo, total]];
    });
    expect(odd).toEqual([['000222', 9_000n]]);
    const conditions = new Set(extract.beneficiaries.map((row) => row.CONDITION));
    expect([...conditions].sort()).toEqual(['ORDER', 'OTHER', 'SHARES']);
  });

  test('documents are from the time of membership, some of them old', () => {
    const members = new Map(extract.members.map((row) => [row.MEMBER_NO, row]));
    const asOf = dayNo('28/11/2568');
    for (const row of extract.beneficiaries) {
      const joined = dayNo(members.get(row.MEMBER_NO)?.JOINED_ON);
      expect(dayNo(row.DOCUMENT_ON)).toBeGreaterThanOrEqual(joined);
      expect(dayNo(row.DOCUMENT_ON)).toBeLessThan(asOf);
    }
    const old = extract.beneficiaries.filter((row) => asOf - dayNo(row.DOCUMENT_ON) > 3_650);
    expect(old.length).toBeGreaterThan(100);
  });
});

describe('D-15 welfare', () => {
  test('the kinds have a rule, an amount, a deadline and documents', () => {
    expect(extract.welfare_types.length).toBeGreaterThanOrEqual(8);
    for (const row of extract.welfare_types) {
      expect(row.RULE_TEXT).not.toBe('');
      expect(satang(row.MAX_AMOUNT) > 0n).toBe(true);
      expect(Number(row.DEADLINE_DAYS)).toBeGreaterThanOrEqual(60);
      expect(row.DOCUMENTS?.split(';').length).toBeGreaterThan(0);
    }
  });

  test('what was granted is paid, what was refused says why, the rest waits', () => {
    const most = new Map(extract.welfare_types.map((row) => [row.TYPE_CODE, row.MAX_AMOUNT]));
    const counts: Record<string, number> = {};
    for (const row of extract.welfare_claims) {
      counts[row.STATUS ?? ''] = (counts[row.STATUS ?? ''] ?? 0) + 1;
      expect(row.PAID_ON !== '', row.REQUEST_NO).toBe(row.STATUS === 'APPROVED');
      expect(row.REASON !== '', row.REQUEST_NO).toBe(row.STATUS === 'REJECTED');
      expect(row.REQUEST_NO).toMatch(new RegExp(`^\\d{7}/${row.REQUESTED_ON?.slice(6)}$`));
      expect(satang(row.AMOUNT) <= satang(most.get(row.TYPE_CODE)), row.REQUEST_NO).toBe(true);
      if (row.PAID_ON !== '') {
        expect(dayNo(row.PAID_ON)).toBeGreaterThan(dayNo(row.REQUESTED_ON));
      }
    }
    expect(counts.APPROVED).toBeGreaterThan(200);
    expect(counts.REJECTED).toBeGreaterThan(10);
    expect(counts.PENDING).toBeGreaterThan(2);
  });

  test('the scholarship of 000123 is the one that its statement shows; 000111 has none', () => {
    const own = extract.welfare_claims.filter((row) => row.MEMBER_NO === '000123');
    expect(own.map((row) => [row.REQUEST_NO, row.STATUS])).toEqual([
      ['0003412/2566', 'REJECTED'],
      ['0001207/2568', 'APPROVED'],
      ['0001236/2568', 'PENDING'],
    ]);
    const line = extract.deposit_lines.find((row) => row.CHANNEL === 'สวัสดิการ 0001207/2568');
    const claim = own[1];
    expect([claim?.AMOUNT, claim?.PAID_ON]).toEqual([line?.AMOUNT, line?.POSTED_ON]);
    expect(claim?.AMOUNT).toBe('3000.00');
    expect(extract.welfare_claims.filter((row) => row.MEMBER_NO === '000111')).toEqual([]);
  });
});
