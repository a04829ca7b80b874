/** Ordinary loans: one after the other, most of them settled by the next (A.3). */
import { type MonthNumber, monthNumber, monthOf, workingDay } from '../../calendar.ts';
import type { Person } from '../../people/person.ts';
import { type Chance, chance } from '../../random.ts';
import { products } from '../products.ts';
import {
  affordable,
  borrowsUntil,
  type Chain,
  type Draft,
  firstMonth,
  periodsFor,
  purposes,
  salaryBaht,
  within,
} from './draft.ts';

const lengths = [48, 60, 72, 84, 96, 120, 120, 150, 180];
const step = 10_000;

type Fate = 'SETTLED' | 'PAID_OFF' | 'RUNS';

function fateOf(luck: Chance): Fate {
  const share = luck.below(100);
  if (share < 58) return 'SETTLED';
  return share < 70 ? 'PAID_OFF' : 'RUNS';
}

const someDay = (luck: Chance, month: MonthNumber) =>
  workingDay(monthOf(month).first + luck.between(2, 24));

interface Drawn {
  readonly draft: Draft;
  /** The month of the next one. */
  readonly next: MonthNumber;
}

function drawn(luck: Chance, person: Person, month: MonthNumber, settles: boolean): Drawn {
  const product = luck.percent(30) && settles ? products.ORC : products.ORD;
  const periods = periodsFor(luck, person, month, lengths) ?? 0;
  const percent = luck.between(18, 40);
  const on = someDay(luck, month);
  const fate = fateOf(luck);
  const life = Math.max(13, Math.floor((periods * luck.between(25, 65)) / 100));
  const paidOffOn = someDay(luck, month + life);
  const gap = luck.between(1, 12);
  const extraOn = someDay(luck, month + 4 + luck.below(life));
  const extra = { on: extraOn, percent: luck.between(5, 30) };
  const hasExtra = luck.percent(9);
  const instalments = luck.percent(35);
  const baht = affordable(salaryBaht(person, month), percent, periods, product);
  const draft: Draft = {
    product,
    on,
    approvedSatang: within(product, baht, step),
    periods,
    method: instalments ? 'EQUAL_INSTALMENT' : 'EQUAL_PRINCIPAL',
    ...(fate === 'PAID_OFF' ? { payOffOn: paidOffOn } : {}),
    ...(fate === 'SETTLED' ? { settledByNext: true as const } : {}),
    ...(hasExtra ? { extra } : {}),
  };
  const until = { SETTLED: life, PAID_OFF: life + gap, RUNS: periods + 1 + gap }[fate];
  return { draft, next: month + until };
}

/** The ordinary loans of a member of no special fame; some never borrow. */
export function ordinaryChain(person: Person): Chain {
  const luck = chance(Number(person.memberNo), purposes.ordinary);
  const borrows = luck.percent(69);
  const joined = monthNumber(person.joinedOn);
  const wait = luck.between(3, 16);
  const last = borrowsUntil(person);
  const chain: Draft[] = [];
  let month = Math.max(joined + wait, firstMonth + luck.below(24));
  while (borrows && month <= last) {
    const { draft, next } = drawn(luck, person, month, chain.at(-1)?.settledByNext === true);
    if (draft.periods === 0 || draft.approvedSatang < 2_000_000n) break;
    chain.push(draft);
    month = next;
  }
  return chain;
}
