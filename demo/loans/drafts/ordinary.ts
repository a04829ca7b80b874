/** Ordinary loans: one after the other, most of them settled by the next (A.3). */
import { type MonthNumber, monthNumber, monthOf, workingDay } from '../../calendar.ts';
import type { Person } from '../../people/person.ts';
import { type Random, seededRandom } from '../../random.ts';
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

function fateOf(random: Random): Fate {
  const draw = random.below(100);
  if (draw < 58) return 'SETTLED';
  return draw < 70 ? 'PAID_OFF' : 'RUNS';
}

const someDay = (random: Random, month: MonthNumber) =>
  workingDay(monthOf(month).first + random.between(2, 24));

interface Drawn {
  readonly draft: Draft;
  /** The month of the next one. */
  readonly next: MonthNumber;
}

function drawn(random: Random, person: Person, month: MonthNumber, settles: boolean): Drawn {
  const product = random.percent(30) && settles ? products.ORC : products.ORD;
  const periods = periodsFor(random, person, month, lengths) ?? 0;
  const percent = random.between(18, 40);
  const on = someDay(random, month);
  const fate = fateOf(random);
  const life = Math.max(13, Math.floor((periods * random.between(25, 65)) / 100));
  const paidOffOn = someDay(random, month + life);
  const gap = random.between(1, 12);
  const extraOn = someDay(random, month + 4 + random.below(life));
  const extra = { on: extraOn, percent: random.between(5, 30) };
  const hasExtra = random.percent(9);
  const instalments = random.percent(35);
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
  const random = seededRandom(Number(person.memberNo), purposes.ordinary);
  const borrows = random.percent(69);
  const joined = monthNumber(person.joinedOn);
  const wait = random.between(3, 16);
  const last = borrowsUntil(person);
  const chain: Draft[] = [];
  let month = Math.max(joined + wait, firstMonth + random.below(24));
  while (borrows && month <= last) {
    const { draft, next } = drawn(random, person, month, chain.at(-1)?.settledByNext === true);
    if (draft.periods === 0 || draft.approvedSatang < 2_000_000n) break;
    chain.push(draft);
    month = next;
  }
  return chain;
}
