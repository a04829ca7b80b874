/** A cover statement of any size, the same each time: for tests of paper and for the bench. */
import { type CoverBill, type CoverItem, coverOf } from '../../core/agency/cover.ts';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { sumOf } from '../../core/satang.ts';
import { loans, people, school } from './agency.text.ts';

/** Whole numbers below a limit, always the same row of them. */
function numbers(): (below: number) => number {
  let seed = 25_681_100;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

const nothing = { principalSatang: 0n, interestSatang: 0n, collectedSatang: 0n } as const;

function plain(itemGroup: string, satang: number, periodNo: number | null = null): CoverItem {
  return {
    ...{ itemGroup, code: itemGroup, name: itemGroup, periodNo, ...nothing },
    amountSatang: BigInt(satang),
  };
}

function loan(name: string, periodNo: number, principal: number, interest: number): CoverItem {
  const [principalSatang, interestSatang] = [BigInt(principal), BigInt(interest)];
  return {
    ...plain('LOAN', principal + interest, periodNo),
    ...{ code: 'LON', name, principalSatang, interestSatang },
  };
}

type Numbers = ReturnType<typeof numbers>;

function itemsOf(at: number, any: Numbers): CoverItem[] {
  const some = (one: CoverItem, odds: number) => (any(odds) === 0 ? [one] : []);
  return [
    plain('SHARE', (any(60) + 10) * 10_000, any(300) + 1),
    ...some(loan(loans.emergency, any(12) + 1, 417_000, any(50_000)), 4),
    ...some(loan(loans.ordinary, any(180) + 1, any(2_000_000) + 1, any(1_500_000)), 2),
    ...some(loan(loans.special, any(360) + 1, any(3_000_000) + 1, any(2_500_000)), 6),
    ...some(plain('DEPOSIT', 100_000), 2),
    ...some(plain('CREMATION', 62_000), 2),
    ...(at % 20 === 7 ? [plain('FEE', 10_000)] : []),
    ...(at % 50 === 9 ? [plain('GUARANTEE', 250_050)] : []),
  ];
}

function billOf(at: number, any: Numbers): CoverBill {
  const [prefix, firstName, lastName] = people[at % 23 === 3 ? 4 : at % 4] ?? people[0];
  const items = itemsOf(at, any);
  return {
    ...{ memberNo: String(123 + at).padStart(6, '0'), seq: 1, prefix, firstName, lastName, items },
    employeeNo: String(40_000 + at),
    payrollConsentOn: at % 15 === 4 ? null : '2020-01-01',
    receiptNo: `6811${String(412 + at).padStart(6, '0')}`,
    billedSatang: sumOf(items, ({ amountSatang }) => amountSatang),
    refundPendingSatang: at % 40 === 11 ? 50_000n : 0n,
  };
}

/** The month of an agency with so many members. */
export function coverSample(members: number, over: Partial<CoverPaper> = {}): CoverPaper {
  const any = numbers();
  return {
    cover: coverOf(Array.from({ length: members }, (_, at) => billOf(at, any))),
    ...{ detail: 'full', month: '2025-11', dueOn: '2025-12-03', isPosted: false },
    unit: school,
    ...{ asOf: '2025-11-28', printedOn: '2025-11-29' },
    ...over,
  };
}
