/** What earlier files of the extract said, kept small, for later files to be held against. */
import { deserialize, serialize } from 'node:v8';
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';
import type { Quarantine } from '../quarantine/quarantine.ts';
import { DividendRegister } from './benefits/dividend-register.ts';
import type { FiscalYear } from './benefits/fiscal-year.ts';
import type { Account, Member } from './expected-ledger.ts';
import { ContractRegister } from './loans/contract-register.ts';

/** What the monthly collections of an agency come to: as stated, and as found so far. */
export interface Sums {
  members: number;
  billedSatang: Satang;
  collectedSatang: Satang;
  uncollectedSatang: Satang;
  refundSatang: Satang;
}

export interface AgencyMonth {
  readonly posted: boolean;
  readonly line: number;
  readonly stated: Readonly<Sums>;
  readonly found: Sums;
}

export interface Register {
  /** Line in the file by agency. */
  readonly agencies: Map<string, number>;
  readonly members: Map<string, Member>;
  /** Line in the file by national ID. */
  readonly nationalIds: Map<string, number>;
  readonly accounts: Map<string, Account>;
  readonly contracts: ContractRegister;
  /** By agency, then by month. */
  readonly agencyMonths: Map<string, Map<Day, AgencyMonth>>;
  /** Payroll bills besides the first of a month: `000123 2025-11-01 3`. */
  readonly furtherBills: Set<string>;
  /** Whose a cremation number is. */
  readonly enrolments: Map<string, string>;
  /** By year, one after the other. */
  readonly fiscalYears: Map<number, FiscalYear>;
  /** Undefined until dividends.csv is read, and where it is broken. */
  dividends: DividendRegister | undefined;
  /** Highest amount by type. */
  readonly welfareTypes: Map<string, Satang>;
  /** Members whose rows stay what they were; undefined where there are none. */
  readonly quarantine: Quarantine | undefined;
}

export const newRegister = (quarantine?: Quarantine): Register => ({
  agencies: new Map(),
  members: new Map(),
  nationalIds: new Map(),
  accounts: new Map(),
  contracts: new ContractRegister(),
  agencyMonths: new Map(),
  furtherBills: new Set(),
  enrolments: new Map(),
  fiscalYears: new Map(),
  dividends: undefined,
  welfareTypes: new Map(),
  quarantine,
});

/** As `furtherBills` has it. */
export const billKey = (memberNo: string, month: Day, seq: number): string =>
  `${memberNo} ${month} ${seq}`;

/** Whether somebody has this number: in the file, or as before while in quarantine. */
export const isMember = ({ members, quarantine }: Register, memberNo: string): boolean =>
  members.has(memberNo) || quarantine?.shows(memberNo) === true;

/** Writes a register down as it is between two files; with somebody in quarantine none is. */
export function writeRegister({ contracts, dividends, quarantine: _, ...maps }: Register): Buffer {
  return serialize({ ...maps, contracts: contracts.state(), dividends: dividends?.state() });
}

/** A register that `writeRegister` of the same program wrote. */
export function readRegister(written: Uint8Array): Register {
  const { contracts, dividends, ...maps } = deserialize(written);
  return {
    ...maps,
    quarantine: undefined,
    contracts: ContractRegister.from(contracts),
    dividends: dividends && DividendRegister.from(dividends),
  };
}
