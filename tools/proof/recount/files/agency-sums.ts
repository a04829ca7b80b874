/** What all members' bills of an agency come to, month by month, while their file is read. */
import { commonYear } from './plain.ts';

interface Sums {
  members: number;
  billed: bigint;
  collected: bigint;
  uncollected: bigint;
  refundPending: bigint;
}

export type AgencySums = ReadonlyMap<string, Readonly<Sums>>;

/** `MONTH` as in the file, so that both sides write the key alike. */
export const agencyKey = (agencyNo: string, month: string): string => `${agencyNo} ${month}`;

const satang = (text: string | undefined): bigint => BigInt((text ?? '0').replace('.', ''));

export function agencySums() {
  const sums = new Map<string, Sums>();
  const last = new Map<string, string>();
  return {
    sums: sums as AgencySums,
    /** Counts one row of `collections.csv`. */
    add(fields: readonly string[], header: readonly string[]): void {
      const of = (name: string) => fields[header.indexOf(name)];
      if (of('KIND') !== 'MONTHLY') return;
      const [month, year] = (of('MONTH') ?? '').split('/');
      const key = agencyKey(of('AGENCY_NO') ?? '', `${commonYear(year ?? '')}-${month}-01`);
      const none = { members: 0, billed: 0n, collected: 0n, uncollected: 0n, refundPending: 0n };
      const sum = sums.get(key) ?? none;
      const member = `${of('MEMBER_NO')} ${key}`;
      // A member's rows stand together; who has several bills of an agency's month counts once.
      if (last.get(key) !== member) sum.members += 1;
      last.set(key, member);
      sum.billed += satang(of('BILLED'));
      sum.collected += satang(of('COLLECTED'));
      sum.uncollected += satang(of('UNCOLLECTED'));
      sum.refundPending += satang(of('REFUND_PENDING'));
      sums.set(key, sum);
    },
  };
}
