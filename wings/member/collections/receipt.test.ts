import { expect, test } from 'vitest';
import type { FoundBill } from './find.server.ts';
import { contentOf } from './receipt.server.ts';

const item = {
  itemNo: 1,
  itemGroup: 'SHARE',
  code: 'SHR',
  name: 'ค่าหุ้นรายเดือน',
  refNo: null,
  periodNo: 12,
  principalSatang: 0n,
  interestSatang: 0n,
  days: null,
  amountSatang: 100_000n,
  collectedSatang: 100_000n,
  balanceAfterSatang: 1_200_000n,
};
const loan = {
  ...item,
  ...{ itemNo: 2, itemGroup: 'LOAN', code: 'LON', name: 'เงินกู้สามัญ', refNo: 'สม6600123' },
  ...{ principalSatang: 200_000n, interestSatang: 50_021n, days: 31 },
  ...{ amountSatang: 250_021n, collectedSatang: 250_021n, balanceAfterSatang: 900_000n },
};
const head = {
  ...{ month: '2025-10-01', seq: 1, kind: 'MONTHLY', agencyNo: '01011001', isOnlyBill: true },
  ...{ receiptNo: '6810000007', receiptOn: '2025-10-31', posted: true, status: 'FULL' },
  ...{ itemCount: 2, billedSatang: 350_021n, collectedSatang: 350_021n, uncollectedSatang: 0n },
  ...{ refundPendingSatang: 0n, shareTotalSatang: 1_200_000n, interestYtdSatang: 400_000n },
  ...{ salarySatang: 2_000_000n, reason: null, newAgencyNo: null },
};

/** As the records give it; only what the paper speaks of. */
const bill = (changed: object, items: readonly object[]): FoundBill =>
  ({
    publication: { asOf: '2025-11-28' },
    member: { memberNo: '000007', prefix: 'นาย', firstName: 'เอก', lastName: 'ดี' },
    head: { ...head, ...changed },
    items,
    agencies: { agencyName: 'โรงเรียนหนึ่ง', newAgencyName: null },
    before: undefined,
  }) as unknown as FoundBill;

test('R047 a receipt: head, lines, total in words, the two who answer for it', () => {
  const paper = contentOf(bill({}, [item, loan]));
  expect(paper).toMatchObject({ title: 'ใบเสร็จรับเงิน', warning: '' });
  expect(paper.whose).toEqual([
    ['ได้รับเงินจาก', 'นายเอก ดี'],
    ['หน่วยงาน', 'โรงเรียนหนึ่ง'],
  ]);
  expect(paper.facts).toEqual([
    ['เลขที่สมาชิก', '000007'],
    ['ใบเสร็จเลขที่', '6810000007'],
    ['วันที่', '31 ตุลาคม 2568'],
    ['ทุนเรือนหุ้น (บาท)', '12,000.00'],
    ['ดอกเบี้ยสะสม (บาท)', '4,000.00'],
    ['เงินเดือน (บาท)', '20,000.00'],
    ['เงินเดือนคงเหลือ (บาท)', '16,499.79'],
    ['ยอดเรียกเก็บร้อยละของเงินเดือน', '17.50'],
  ]);
  expect(paper.lines.map(({ cells }) => cells)).toEqual([
    ['12', '', '', '1,000.00', '12,000.00'],
    ['12', '2,000.00', '500.21', '2,500.21', '9,000.00'],
  ]);
  expect(paper.total).toEqual({ label: 'รวมเงิน', amount: '3,500.21' });
  expect(paper.words).toBe('- สามพันห้าร้อยบาทยี่สิบเอ็ดสตางค์ -');
  expect(paper.notes).toEqual(['สมบูรณ์เมื่อได้รับชำระเงินแล้ว']);
  expect(paper.signatures).toEqual(['ผู้จัดการ', 'เจ้าหน้าที่การเงิน']);
});

test('R047 before posting a bill: no receipt, nobody signs, the whole of it is asked for', () => {
  const pending = { posted: false, status: 'PENDING', collectedSatang: 0n };
  const none = { collectedSatang: 0n, balanceAfterSatang: null };
  const paper = contentOf(
    bill(pending, [
      { ...item, ...none },
      { ...loan, ...none },
    ]),
  );
  expect(paper).toMatchObject({ title: 'ใบแจ้งหนี้', warning: 'ไม่ใช่ใบเสร็จรับเงิน', signatures: [] });
  expect(paper.total.amount).toBe('3,500.21');
  expect(paper.whose[0]).toEqual(['เรียกเก็บจาก', 'นายเอก ดี']);
  expect(paper.notes).toEqual(['สหกรณ์จะออกใบเสร็จรับเงินเมื่อได้รับเงินแล้ว']);
});

test('R047 nothing came in: never a receipt, and the paper says why', () => {
  const none = { status: 'NONE', collectedSatang: 0n, uncollectedSatang: 350_021n };
  const missing = { collectedSatang: 0n, balanceAfterSatang: null };
  const changed = { ...none, receiptNo: null, receiptOn: null, reason: 'UNPAID_LEAVE' };
  const paper = contentOf(
    bill(changed, [
      { ...item, ...missing },
      { ...loan, ...missing },
    ]),
  );
  expect(paper).toMatchObject({ title: 'ใบแจ้งหนี้', warning: 'ไม่ใช่ใบเสร็จรับเงิน' });
  expect(paper.notes[0]).toBe('หักไม่ได้ทั้งจำนวน 3,500.21 บาท สาเหตุ: ลาไม่รับเงินเดือน');
  expect(paper.facts).toContainEqual(['ประจำเดือน', 'ตุลาคม 2568']);
});

test('R047 in part: what came in and no more, its split left open, refunds apart', () => {
  const part = { collectedSatang: 120_000n };
  const refund = { ...item, itemNo: 3, itemGroup: 'REFUND', amountSatang: 9_900n };
  const paper = contentOf(
    bill(
      {
        status: 'PARTIAL',
        ...{ collectedSatang: 120_000n, uncollectedSatang: 230_021n, refundPendingSatang: 9_900n },
      },
      [{ ...item, collectedSatang: 0n }, { ...loan, ...part }, refund],
    ),
  );
  expect(paper.lines).toHaveLength(1);
  expect(paper.lines[0]?.cells).toEqual(['12', '', '', '1,200.00', '9,000.00']);
  expect(paper.lines[0]?.remarks).toContain('เก็บได้บางส่วน จากยอดเรียกเก็บ 2,500.21 บาท');
  expect(paper.total.amount).toBe('1,200.00');
  expect(paper.notes.slice(0, 2)).toEqual(['เก็บไม่ได้ 2,300.21 บาท', 'เงินรอจ่ายคืน 99.00 บาท']);
});

test('R132 an account stands in its groups, a contract as it is written', () => {
  const deposit = { ...item, itemGroup: 'DEPOSIT', code: 'DEP', refNo: '01020001234' };
  const { lines } = contentOf(bill({}, [deposit, loan]));
  expect(lines.map(({ remarks }) => remarks)).toEqual([
    '01-02-00012-34',
    'สม6600123 · ดอกเบี้ย 31 วัน',
  ]);
});
