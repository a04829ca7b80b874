/** Bills of a month to calculate with: the reference screen's first lines, and any others. */
import fc from 'fast-check';
import type { CoverItem } from '../cover.ts';
import type { TiedBill, TiedMonth } from '../reconciliation.ts';

type Part = Partial<CoverItem> & Pick<CoverItem, 'itemGroup'>;

/** An item; of a loan the amount is principal and interest. */
export function item({ principalSatang = 0n, interestSatang = 0n, ...part }: Part): CoverItem {
  return {
    ...{ code: part.itemGroup.slice(0, 3), name: part.itemGroup, periodNo: null },
    ...{ principalSatang, interestSatang, collectedSatang: 0n },
    amountSatang: principalSatang + interestSatang,
    ...part,
  };
}

/** A bill whose head says what its items add up to. */
export function bill(memberNo: string, items: readonly CoverItem[], seq = 1): TiedBill {
  const add = (of: readonly CoverItem[], figure: 'amountSatang' | 'collectedSatang') =>
    of.reduce((total, one) => total + one[figure], 0n);
  const billedItems = items.filter(({ itemGroup }) => itemGroup !== 'REFUND');
  const billedSatang = add(billedItems, 'amountSatang');
  const collectedSatang = add(billedItems, 'collectedSatang');
  return {
    ...{ memberNo, seq, prefix: 'นาง', firstName: `ชื่อ${memberNo}`, lastName: 'สกุล' },
    ...{ employeeNo: null, payrollConsentOn: null, receiptNo: `6811${memberNo}` },
    ...{ billedSatang, collectedSatang, uncollectedSatang: billedSatang - collectedSatang },
    refundPendingSatang: add(items, 'amountSatang') - billedSatang,
    items,
  };
}

/** A month that says what its bills add up to. */
export function monthOf(bills: readonly TiedBill[]): TiedMonth {
  const add = (figure: 'billedSatang' | 'collectedSatang' | 'refundPendingSatang') =>
    bills.reduce((total, one) => total + one[figure], 0n);
  const [billedSatang, collectedSatang] = [add('billedSatang'), add('collectedSatang')];
  return {
    members: new Set(bills.map(({ memberNo }) => memberNo)).size,
    ...{ billedSatang, collectedSatang, uncollectedSatang: billedSatang - collectedSatang },
    refundPendingSatang: add('refundPendingSatang'),
  };
}

const loan = (name: string, periodNo: number, principalSatang: bigint, interestSatang: bigint) =>
  item({ itemGroup: 'LOAN', code: 'LON', name, periodNo, principalSatang, interestSatang });

export const somying = bill('000123', [
  item({ itemGroup: 'SHARE', periodNo: 186, amountSatang: 250_000n }),
  loan('เงินกู้สามัญ', 31, 750_000n, 332_877n),
  loan('เงินกู้ฉุกเฉิน', 4, 417_000n, 20_029n),
  item({ itemGroup: 'DEPOSIT', amountSatang: 100_000n }),
  item({ itemGroup: 'CREMATION', amountSatang: 62_000n }),
]);

/** Two contracts of one family, a loan of none, insurance, and money that goes back. */
export const mixed = bill('000124', [
  item({ itemGroup: 'SHARE', periodNo: 12, amountSatang: 100_000n }),
  loan('เงินกู้พิเศษเพื่อที่อยู่อาศัย', 4, 1_000n, 30n),
  loan('เงินกู้พิเศษเพื่อการศึกษา', 12, 2_000n, 7n),
  loan('เงินกู้โครงการ', 1, 500n, 5n),
  item({ itemGroup: 'INSURANCE', amountSatang: 35_000n }),
  item({ itemGroup: 'FEE', amountSatang: 10_000n }),
  item({ itemGroup: 'GUARANTEE', amountSatang: 999n }),
  item({ itemGroup: 'NEW_IN_CORE', amountSatang: 1n }),
  item({ itemGroup: 'REFUND', amountSatang: 50_000n }),
]);

const satang = fc.bigInt({ min: 0n, max: 10n ** 13n });
const groups = ['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION', 'INSURANCE', 'FEE', 'GUARANTEE'];
const anyItem = fc
  .record({
    itemGroup: fc.constantFrom(...groups, 'OTHER', 'REFUND', 'ELSE'),
    name: fc.constantFrom('เงินกู้สามัญ', 'เงินกู้ฉุกเฉิน', 'เงินกู้พิเศษ', 'เงินกู้', ''),
    code: fc.constantFrom('LON', 'EMG', 'ORD', 'SPC', 'X'),
    periodNo: fc.option(fc.nat({ max: 400 })),
    principalSatang: satang,
    interestSatang: satang,
  })
  .map((part) => {
    const one = item(part);
    return part.itemGroup === 'LOAN' ? one : { ...one, principalSatang: 0n, interestSatang: 0n };
  });

/** Bills of anything, of up to thirty members, some of them billed twice. */
export const anyBills = fc
  .array(fc.array(anyItem, { maxLength: 9 }), { minLength: 1, maxLength: 30 })
  .map((all) => all.map((items, at) => bill(String(100 + Math.floor(at / 2)), items, at % 2)));
