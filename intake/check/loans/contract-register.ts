/**
 * Loan contracts in columns of numbers. A cooperative has many more of them than members, most
 * closed long ago; as objects they would be the largest thing that an intake keeps in memory.
 */
import type { Day } from '../../../core/days.ts';
import {
  dayCounts,
  type InterestRule,
  interestSteps,
  roundings,
} from '../../../core/loan/interest-rule.ts';
import { ruleOf } from '../../../core/loan/rules.ts';
import type { RateBands } from '../../../core/rate-bands.ts';
import type { Contract } from '../expected-ledger.ts';
import { DistinctBands } from './distinct-bands.ts';
import { Texts } from './texts.ts';

/** Places of amounts within a contract, and how many there are. */
const amount = {
  ...{ balance: 0, approved: 1, disbursed: 2, accrued: 3, writtenOff: 4 },
  count: 5,
} as const;
/** Places of whole numbers; days, the type and the member's number are those of their text. */
const whole = {
  memberNo: 0,
  openedOn: 1,
  lastPaymentOn: 2,
  closedOn: 3,
  rate: 4,
  periodLast: 5,
  line: 6,
  guarantees: 7,
  flags: 8,
  rule: 9,
  typeCode: 10,
  bands: 11,
  rateSince: 12,
  count: 13,
} as const;
const flag = { closed: 1, refinanced: 2, seen: 4, writtenOff: 8, revolving: 16 } as const;

/** All rules of interest; a contract keeps the number of its own, and -1 without one. */
const rules: readonly InterestRule[] = dayCounts.flatMap((dayCount) =>
  interestSteps.flatMap((step) => roundings.map((rounding) => ruleOf(dayCount, step, rounding))),
);
const ruleNumber = (rule: InterestRule | undefined): number =>
  rules.findIndex(
    ({ dayCount, step, rounding }) =>
      dayCount === rule?.dayCount && step === rule.step && rounding === rule.rounding,
  );

interface Columns {
  amounts: BigInt64Array;
  wholes: Int32Array;
  readonly texts: Texts;
  readonly bands: DistinctBands;
}

/** One contract, read from the columns when it is asked. */
class StoredContract implements Contract {
  readonly #columns: Columns;
  readonly #index: number;

  constructor(columns: Columns, index: number) {
    this.#columns = columns;
    this.#index = index;
  }

  #amount(offset: number): bigint {
    return this.#columns.amounts[this.#index * amount.count + offset] as bigint;
  }
  #whole(offset: number): number {
    return this.#columns.wholes[this.#index * whole.count + offset] as number;
  }
  #set(offset: number, value: number): void {
    this.#columns.wholes[this.#index * whole.count + offset] = value;
  }
  #text(offset: number): string | null {
    return this.#columns.texts.at(this.#whole(offset));
  }
  #flag(bit: number): boolean {
    return (this.#whole(whole.flags) & bit) !== 0;
  }

  get memberNo(): string {
    return this.#text(whole.memberNo) as string;
  }
  get typeCode(): string {
    return this.#text(whole.typeCode) as string;
  }
  get balanceSatang(): bigint {
    return this.#amount(amount.balance);
  }
  get approvedSatang(): bigint {
    return this.#amount(amount.approved);
  }
  get disbursedSatang(): bigint {
    return this.#amount(amount.disbursed);
  }
  get accruedSatang(): bigint {
    return this.#amount(amount.accrued);
  }
  get openedOn(): Day {
    return this.#text(whole.openedOn) as Day;
  }
  get lastPaymentOn(): Day | null {
    return this.#text(whole.lastPaymentOn);
  }
  get closedOn(): Day | null {
    return this.#text(whole.closedOn);
  }
  get rate(): bigint {
    return BigInt(this.#whole(whole.rate));
  }
  get rule(): Contract['rule'] {
    return rules[this.#whole(whole.rule)];
  }
  get bands(): RateBands | null {
    return this.#columns.bands.at(this.#whole(whole.bands));
  }
  get rateSince(): Day | null {
    return this.#text(whole.rateSince);
  }
  get periodLast(): number {
    return this.#whole(whole.periodLast);
  }
  get line(): number {
    return this.#whole(whole.line);
  }
  get closed(): boolean {
    return this.#flag(flag.closed);
  }
  get refinanced(): boolean {
    return this.#flag(flag.refinanced);
  }
  get revolving(): boolean {
    return this.#flag(flag.revolving);
  }
  get writtenOff(): boolean {
    return this.#flag(flag.writtenOff);
  }
  get writtenOffSatang(): bigint {
    return this.#amount(amount.writtenOff);
  }
  get seen(): boolean {
    return this.#flag(flag.seen);
  }
  set seen(seen: boolean) {
    const others = this.#whole(whole.flags) & ~flag.seen;
    this.#set(whole.flags, seen ? others | flag.seen : others);
  }
  get guarantees(): number {
    return this.#whole(whole.guarantees);
  }
  set guarantees(count: number) {
    this.#set(whole.guarantees, count);
  }
}

const firstRoom = 1_024;

/** All that a register holds, as values that can be written down. */
export interface ContractState {
  readonly contractNos: readonly string[];
  readonly amounts: BigInt64Array;
  readonly wholes: Int32Array;
  readonly texts: readonly string[];
  readonly bands: readonly RateBands[];
}

/** By contract number; what `get` gives reads and writes the book. */
export class ContractRegister {
  readonly #indexes = new Map<string, number>();
  readonly #columns: Columns = {
    amounts: new BigInt64Array(firstRoom * amount.count),
    wholes: new Int32Array(firstRoom * whole.count),
    texts: new Texts(),
    bands: new DistinctBands(),
  };

  /** Keeps a contract; its number must be no slice of a batch, and not be kept already. */
  add(contractNo: string, contract: Contract): void {
    const index = this.#indexes.size;
    this.#indexes.set(contractNo, index);
    const columns = this.#columns;
    const { amounts, wholes, texts, bands } = columns;
    if (amounts.length === index * amount.count) {
      columns.amounts = new BigInt64Array(amounts.length * 2);
      columns.amounts.set(amounts);
      columns.wholes = new Int32Array(wholes.length * 2);
      columns.wholes.set(wholes);
    }
    const { balanceSatang, approvedSatang, disbursedSatang, accruedSatang } = contract;
    const owed = [balanceSatang, approvedSatang, disbursedSatang, accruedSatang];
    const money = [...owed, contract.writtenOffSatang];
    columns.amounts.set(money, index * amount.count);
    const flags =
      (contract.closed ? flag.closed : 0) |
      (contract.refinanced ? flag.refinanced : 0) |
      (contract.writtenOff ? flag.writtenOff : 0) |
      (contract.revolving ? flag.revolving : 0) |
      (contract.seen ? flag.seen : 0);
    const numbers = [
      texts.numberOf(contract.memberNo),
      texts.numberOf(contract.openedOn),
      texts.numberOf(contract.lastPaymentOn),
      texts.numberOf(contract.closedOn),
      Number(contract.rate),
      contract.periodLast,
      contract.line,
      contract.guarantees,
      flags,
      ruleNumber(contract.rule),
      texts.numberOf(contract.typeCode),
      bands.numberOf(contract.bands),
      texts.numberOf(contract.rateSince),
    ];
    columns.wholes.set(numbers, index * whole.count);
  }

  get(contractNo: string): Contract | undefined {
    const index = this.#indexes.get(contractNo);
    return index === undefined ? undefined : new StoredContract(this.#columns, index);
  }

  state(): ContractState {
    const { amounts, wholes, texts, bands } = this.#columns;
    const contractNos = [...this.#indexes.keys()];
    return { contractNos, amounts, wholes, texts: texts.all(), bands: bands.all() };
  }

  static from({ contractNos, amounts, wholes, texts, bands }: ContractState): ContractRegister {
    const register = new ContractRegister();
    for (const [index, contractNo] of contractNos.entries()) {
      register.#indexes.set(contractNo, index);
    }
    register.#columns.amounts = amounts;
    register.#columns.wholes = wholes;
    for (const text of texts) register.#columns.texts.numberOf(text);
    for (const one of bands) register.#columns.bands.numberOf(one);
    return register;
  }

  *values(): Generator<Contract> {
    for (const index of this.#indexes.values()) yield new StoredContract(this.#columns, index);
  }
}
