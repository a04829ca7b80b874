/** Everything that the files say of one member, recounted where it can be. */
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { expectedCollections, expectedCremation } from './collections.ts';
import { expectedDividends } from './dividends.ts';
import { number } from './ledger.ts';
import { expectedCollateral, expectedGuarantees, expectedLoans, loansOf } from './loans.ts';
import { rateOf } from './rate.ts';
import { accountsOf, expectedDeposits, expectedShares, shareLedger } from './savings.ts';

const add = (amounts: readonly (string | undefined)[]): bigint =>
  amounts.reduce((sum, amount) => sum + number(amount), 0n);

function expectedPerson(files: Files, memberNo: string, shareBalance: string): Row {
  const row = files.members.find((member) => member.memberNo === memberNo) ?? {};
  const agency = files.agencies.find(({ agencyNo }) => agencyNo === row.agencyNo);
  return { ...row, agencyName: agency?.name ?? '', shareBalanceSatang: shareBalance };
}

function expectedBeneficiaries(files: Files, memberNo: string) {
  const rows = files.beneficiaries.get(memberNo) ?? [];
  const inOrder = rows.toSorted((a, b) => Number(a.orderNo) - Number(b.orderNo));
  const percent = rows.reduce((sum, { sharePercent }) => sum + rateOf(sharePercent || '0'), 0n);
  return { rows: inOrder, percent };
}

function expectedWelfare(files: Files, memberNo: string) {
  const typeNames = new Map(files.welfare_types.map((type) => [type.typeCode, type.typeName]));
  const claims = (files.welfare_claims.get(memberNo) ?? []).map((claim) => ({
    ...claim,
    typeName: typeNames.get(claim.typeCode) ?? '',
  }));
  const newest = (day: string, rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((a, b) => (`${a[day]} ${a.requestNo}` < `${b[day]} ${b.requestNo}` ? 1 : -1));
  const received = claims.filter((claim: Row) => claim.paidOn !== '');
  return {
    claims: newest('requestedOn', claims),
    received: newest('paidOn', received),
    receivedSatang: add(received.map((claim: Row) => claim.amountSatang)),
  };
}

/** First and last day of the year before that of the records. */
export function lastYearOf(asOf: string): readonly [string, string] {
  const year = Number(asOf.slice(0, 4)) - 1;
  return [`${year}-01-01`, `${year}-12-31`];
}

export function expectedFigures(files: Files, memberNo: string) {
  const { asOf } = files;
  const lastYear = lastYearOf(asOf);
  const shares = shareLedger(files, memberNo);
  const accounts = accountsOf(files, memberNo);
  const loans = loansOf(files, memberNo);
  const ledgers = { memberNo, shares, accounts, loans };
  const shareBalance = shares.at(-1)?.balanceSatang ?? '0';
  const collections = expectedCollections(files, ledgers);
  const newest = collections.monthly.map(({ collection }) => collection as unknown as Row);
  const latest = newest.filter(({ month }) => month === newest[0]?.month);
  return {
    person: expectedPerson(files, memberNo, shareBalance),
    totals: {
      shareSatang: shareBalance,
      loanSatang: add(
        loans
          .filter(({ row }) => row.status === 'OPEN')
          .map(({ row }) => row.principalBalanceSatang),
      ),
      depositSatang: add(
        accounts.filter(({ row }) => row.status === 'OPEN').map(({ row }) => row.balanceSatang),
      ),
      collectionMonth: latest[0]?.month ?? '',
      collectionPosted:
        latest.find(({ posted }) => posted === '0')?.posted ?? latest[0]?.posted ?? '',
      billedSatang: latest.length === 0 ? '' : add(latest.map((row) => String(row.billedSatang))),
      collectedSatang:
        latest.length === 0 ? '' : add(latest.map((row) => String(row.collectedSatang))),
    },
    shares: expectedShares(shares, lastYear),
    deposits: expectedDeposits(accounts, lastYear),
    loans: expectedLoans(files, memberNo, loans),
    guarantees: expectedGuarantees(files, memberNo),
    collateral: expectedCollateral(files, loans),
    collections,
    cremation: expectedCremation(files, memberNo),
    beneficiaries: expectedBeneficiaries(files, memberNo),
    welfare: expectedWelfare(files, memberNo),
    dividends: expectedDividends(files, ledgers),
  };
}
