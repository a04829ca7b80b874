/** Cremation, beneficiaries, welfare (D-12, D-14, D-15). */
import { expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { somchai } from '../../tests/sample.ts';
import { cremationOf, november, october } from '../../tests/sample-figures.ts';
import { beneficiaries } from '../beneficiaries.ts';
import { cremationEnrolments, cremationMonths } from '../cremation.ts';
import { type WelfareClaim, welfareClaims, welfareReceived, welfareTypes } from '../welfare.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);

test('D-12 enrolments with their figures, by number', async () => {
  expect(await mine(cremationEnrolments)).toEqual([
    {
      ...{ cremationNo: cremationOf(somchai), associationCode: 'สสอค.', associationName: 'สมาคม' },
      ...{ personName: `ชื่อ${somchai}`, relation: 'SELF', joinedOn: '2015-01-01' },
      ...{ memberKind: 'สามัญ', paymentMethod: 'หักเงินเดือน', insuredAmountSatang: 60_000_000n },
      ...{ prepaidBalanceSatang: 100n, toCollectSatang: 50n, aidToOthersSatang: 20n },
      ...{ balanceAfterSatang: 130n, funeralManager: null, status: 'ACTIVE' },
    },
  ]);
});

test('D-12 months of an enrolment, newest first, page by page', async () => {
  const months = (page: Parameters<typeof cremationMonths>[2]) =>
    mine((db) => cremationMonths(db, cremationOf(somchai), page));
  expect(await months({ limit: 1 })).toEqual([
    {
      ...{ month: november, deaths: 3, ratePerDeathSatang: 2_000n, amountSatang: 6_000n },
      ...{ collectedSatang: 2_000n, outstandingSatang: 4_000n, receiptNo: null },
    },
  ]);
  const found = async (page: Parameters<typeof months>[0]) =>
    (await months(page)).map(({ month }) => month);
  expect(await found({ limit: 9, before: [november] })).toEqual([october, '2025-09-01']);
  expect(await found({ limit: 1, after: ['2025-09-01'] })).toEqual([october]);
});

test('D-14 beneficiaries in their order; who was given no share has none', async () => {
  const found = await mine(beneficiaries);
  expect(found.map((one) => [one.orderNo, one.sharePercent, one.effectiveOn])).toEqual([
    [1, '62.50', '2020-02-01'],
    [2, null, null],
  ]);
  expect(found[0]).toMatchObject({
    fullName: 'คู่สมรส',
    condition: 'SHARES',
    documentOn: '2020-01-01',
  });
});

test('D-15 received is what was paid, by day of payment; claims go by their own day', async () => {
  const initials = (claims: readonly WelfareClaim[]) => claims.map((claim) => claim.requestNo[0]);
  expect(initials(await mine((db) => welfareReceived(db, { limit: 9 })))).toEqual(['ก', 'ข']);
  expect(initials(await mine((db) => welfareClaims(db, { limit: 9 })))).toEqual(['ค', 'ข', 'ก']);
  const [newest] = await mine((db) => welfareClaims(db, { limit: 1 }));
  expect(newest).toEqual({
    ...{ requestNo: `ค${somchai}`, typeCode: 'A', typeName: 'สมรส', requestedOn: '2025-02-05' },
    ...{ amountSatang: 300n, status: 'PENDING', reason: null, paidOn: null },
    ...{ payMethod: null, note: null },
  });
});

test('D-15 what there is to ask for is everybody’s, by code, documents apart', async () => {
  const found = await opened.records.readAsVisitor(welfareTypes);
  expect(found).toEqual([
    {
      ...{ typeCode: 'A', typeName: 'สมรส', ruleText: 'ครั้งเดียว', maxAmountSatang: 200_000n },
      ...{ deadlineDays: null, documents: [] },
    },
    {
      ...{ typeCode: 'B', typeName: 'รับขวัญบุตร', ruleText: 'ภายใน 90 วัน' },
      ...{ maxAmountSatang: 100_000n, deadlineDays: 90, documents: ['สูติบัตร', 'ทะเบียนบ้าน'] },
    },
  ]);
  expect(await mine(welfareTypes)).toEqual(found);
});
