/**
 * What plain SQL says of every member, read beside the server by a login of its own: the other side
 * of each comparison. Nothing of the server's queries is in it.
 */
import type pg from 'pg';
import { asReader } from '../checker/store.ts';

export interface Account {
  readonly no: string;
  /** As on the wire, `-1234.50`. */
  readonly balance: string;
  readonly open: boolean;
}

export interface MemberFacts {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly share: string;
  readonly deposits: readonly Account[];
  readonly loans: readonly Account[];
  /** `2025-11/1 billed collected`, newest first. */
  readonly collections: readonly string[];
  /** What the member stands surety for, or has pledged: `contract/row`, and the amount. */
  readonly given: readonly Account[];
  /** `year net`, by year of พ.ศ. */
  readonly dividends: ReadonlyMap<string, string>;
  /** The newest share line: `seq balance`; undefined: none was ever posted. */
  readonly newestShare: string | undefined;
}

export interface Facts {
  readonly members: ReadonlyMap<string, MemberFacts>;
  /** Whose a marker is: numbers of members, accounts, contracts and receipts, and rare names. */
  readonly ownerOf: ReadonlyMap<string, string>;
  /** Markers of others that a member may see: of whom they vouch for, and who vouches for them. */
  readonly mayAlsoSee: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Satang as the wire writes them, by arithmetic of this file's own. */
export function dtoOf(satang: string | bigint): string {
  const value = BigInt(satang);
  const plain = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${plain / 100n}.${String(plain % 100n).padStart(2, '0')}`;
}

export const sumOfDto = (amounts: readonly string[]): string =>
  dtoOf(amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n));

type Row = Readonly<Record<string, string>>;

const shown = (table: string) => `records.${table} JOIN records.current USING (publication_id)`;

const queries = {
  members: `SELECT member_no, prefix, first_name, last_name, share_balance_satang AS share
    FROM ${shown('members')} WHERE left_on IS NULL ORDER BY member_no`,
  deposits: `SELECT member_no, account_no AS no, balance_satang AS balance,
    (status = 'OPEN')::text AS open FROM ${shown('deposit_accounts')}`,
  loans: `SELECT member_no, contract_no AS no, principal_balance_satang AS balance,
    (status = 'OPEN')::text AS open FROM ${shown('loans')}`,
  collections: `SELECT member_no, to_char(month, 'YYYY-MM') || '/' || seq AS no,
    billed_satang AS billed, collected_satang AS collected, receipt_no
    FROM ${shown('collections')} WHERE kind = 'MONTHLY' ORDER BY month DESC, seq DESC`,
  given: `SELECT g.guarantor_no AS member_no, g.contract_no || '/' || g.seq AS no,
    g.amount_satang AS balance, (l.status = 'OPEN')::text AS open
    FROM records.guarantees g JOIN records.current USING (publication_id)
    JOIN records.loans l USING (publication_id, contract_no) WHERE g.guarantor_no IS NOT NULL`,
  dividends: `SELECT member_no, (year + 543)::text AS year, net_satang AS net
    FROM ${shown('dividends')}`,
  shares: `SELECT DISTINCT ON (member_no) member_no, seq::text AS seq, balance_satang AS balance
    FROM ${shown('share_lines')} ORDER BY member_no, share_lines.seq DESC`,
  names: `SELECT member_no, prefix || first_name || ' ' || last_name AS name
    FROM ${shown('members')}`,
  // Whoever shares a contract may read of the others in it.
  contracts: `SELECT contract_no AS no, member_no FROM ${shown('loans')}
    UNION SELECT contract_no, guarantor_no FROM ${shown('guarantees')}
    WHERE guarantor_no IS NOT NULL`,
  // Persons whom a member has named, who may be members themselves or bear a member's name.
  named: `SELECT member_no, full_name AS name FROM ${shown('beneficiaries')}
    UNION SELECT member_no, person_name FROM ${shown('cremation_enrolments')}
    UNION SELECT member_no, funeral_manager FROM ${shown('cremation_enrolments')}
    WHERE funeral_manager IS NOT NULL
    UNION SELECT l.member_no, g.name FROM records.loans l
    JOIN records.guarantees g USING (publication_id, contract_no)
    JOIN records.current USING (publication_id)`,
} as const;

type Tables = Readonly<Record<keyof typeof queries, readonly Row[]>>;

const readTables = (address: pg.ClientConfig): Promise<Tables> =>
  asReader(address, async (store) => {
    const tables: Partial<Record<keyof Tables, readonly Row[]>> = {};
    for (const name of Object.keys(queries) as (keyof Tables)[]) {
      tables[name] = (await store.query<Row>(queries[name])).rows;
    }
    return tables as Tables;
  });

const of = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, ({ member_no: no = '' }) => no);

function membersOf(tables: Tables): Map<string, MemberFacts> {
  const { members, ...rest } = tables;
  const grouped = Object.fromEntries(
    Object.entries(rest).map(([name, rows]) => [name, of(rows)]),
  ) as Record<keyof typeof rest, ReadonlyMap<string, readonly Row[]>>;
  const accounts = (rows: readonly Row[] = []): Account[] =>
    rows.map(({ no = '', balance = '0', open }) => ({
      ...{ no, balance: dtoOf(balance), open: open === 'true' },
    }));
  return new Map(
    members.map(({ member_no: no = '', prefix = '', first_name, last_name, share = '0' }) => {
      const [newest] = grouped.shares.get(no) ?? [];
      const facts: MemberFacts = {
        ...{ memberNo: no, prefix, firstName: first_name ?? '', lastName: last_name ?? '' },
        share: dtoOf(share),
        deposits: accounts(grouped.deposits.get(no)),
        loans: accounts(grouped.loans.get(no)),
        collections: (grouped.collections.get(no) ?? []).map(
          ({ no: month, billed = '0', collected = '0' }) =>
            `${month} ${dtoOf(billed)} ${dtoOf(collected)}`,
        ),
        given: accounts(grouped.given.get(no)),
        dividends: new Map(
          grouped.dividends.get(no)?.map(({ year = '', net = '0' }) => [year, dtoOf(net)]),
        ),
        newestShare: newest && `${newest.seq} ${dtoOf(newest.balance ?? '0')}`,
      };
      return [no, facts];
    }),
  );
}

/** Markers that lead to one member alone; what two have in common tells nobody from another. */
function ownersOf(tables: Tables): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  const mark = (marker: string | undefined, owner: string) => {
    if (!marker || shared.has(marker)) return;
    const before = owners.get(marker);
    if (before === undefined || before === owner) owners.set(marker, owner);
    else {
      owners.delete(marker);
      shared.add(marker);
    }
  };
  for (const { member_no: no = '', name } of tables.names) {
    mark(no, no);
    mark(name, no);
  }
  for (const { member_no: no = '', no: account } of [...tables.deposits, ...tables.loans]) {
    mark(account, no);
  }
  for (const { member_no: no = '', receipt_no: receipt } of tables.collections) mark(receipt, no);
  return owners;
}

function relationsOf(tables: Tables): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  const allow = (memberNo: string, ...markers: readonly (string | undefined)[]) => {
    const own = seen.get(memberNo) ?? new Set();
    seen.set(memberNo, own);
    for (const marker of markers) if (marker) own.add(marker);
  };
  const names = new Map(tables.names.map(({ member_no: no, name }) => [no, name]));
  for (const people of Map.groupBy(tables.contracts, ({ no }) => no).values()) {
    for (const { member_no: one = '' } of people) {
      for (const { no, member_no: other } of people) allow(one, no, names.get(other));
    }
  }
  for (const { member_no: no = '', name } of tables.named) allow(no, name);
  return seen;
}

/** Reads all of it from the store that the server shows. */
export async function readFacts(address: pg.ClientConfig): Promise<Facts> {
  const tables = await readTables(address);
  return {
    members: membersOf(tables),
    ownerOf: ownersOf(tables),
    mayAlsoSee: relationsOf(tables),
  };
}
