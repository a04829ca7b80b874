/** Special loans: for a house on land, for studies and vehicles on shares, on a deposit (A.3). */
import type { Satang } from '../../../core/satang.ts';
import { type DayNumber, monthNumber, monthOf, workingDay } from '../../calendar.ts';
import { randomAccounts } from '../../ledgers/account-plans.ts';
import { shareLedger } from '../../ledgers/share-ledger.ts';
import type { Person } from '../../people/person.ts';
import { type Random, seededRandom } from '../../random.ts';
import { backingWords } from '../../words/loan.text.ts';
import type { Pledge } from '../loan.ts';
import { type Product, products } from '../products.ts';
import {
  affordable,
  borrowsUntil,
  type Chain,
  firstMonth,
  periodsFor,
  purposes,
  salaryBaht,
  within,
} from './draft.ts';

const lengths = {
  HSG: [120, 180, 180, 240, 240, 300],
  EDU: [36, 48, 60, 96],
  VEH: [48, 60, 72, 84],
  DEP: [24, 36, 48, 60],
} as const;
type Code = keyof typeof lengths;

const step = 10_000;
const leastSatang = 2_000_000n;

function codeOf(random: Random): Code {
  const draw = random.below(100);
  if (draw < 64) return 'HSG';
  return draw < 84 ? 'EDU' : 'VEH';
}

interface Security {
  readonly mostSatang: Satang;
  readonly pledge: (satang: Satang) => Pledge;
}

/** Nine tenths, so that something is left for the interest. */
const ninety = (satang: Satang): Satang => ((satang * 9n) / 10n / 1_000_000n) * 1_000_000n;

/** Land for a house. */
const land = (product: Product, titleNo: number): Security => ({
  mostSatang: product.mostSatang,
  pledge: (amountSatang) => {
    const refNo = String(titleNo);
    return { kind: 'LAND', refNo, name: backingWords.land(refNo), amountSatang };
  },
});

function shares(person: Person, on: DayNumber): Security {
  return {
    mostSatang: ninety(shareLedger(person, on).balanceSatang),
    pledge: (amountSatang) => ({
      kind: 'SHARE',
      refNo: '',
      name: backingWords.shares,
      amountSatang,
    }),
  };
}

/** A fixed account that is never closed: what it was opened with stays in it. */
function deposit(person: Person, on: DayNumber): Security | undefined {
  const account = randomAccounts(person, new Map()).find(
    ({ kind, closedOn, openedOn }) =>
      kind.code === 'FIXED' && closedOn === undefined && openedOn <= on,
  );
  if (!account) return undefined;
  const refNo = account.accountNo;
  return {
    mostSatang: ninety(account.openingSatang),
    pledge: (amountSatang) => ({
      kind: 'DEPOSIT',
      refNo,
      name: backingWords.deposit,
      amountSatang,
    }),
  };
}

const securities: Readonly<
  Record<Code, (person: Person, on: DayNumber, titleNo: number) => Security | undefined>
> = {
  HSG: (_person, _on, titleNo) => land(products.HSG, titleNo),
  EDU: shares,
  VEH: shares,
  DEP: deposit,
};

/** A special loan of a member of no special fame; most have none, nobody has two. */
export function specialChain(person: Person): Chain {
  const random = seededRandom(Number(person.memberNo), purposes.special);
  const draw = random.below(100);
  if (draw < 9) return special(random, person, codeOf(random));
  // Of those with a fixed account, three in ten have borrowed on it.
  return draw < 39 ? special(random, person, 'DEP') : [];
}

function special(random: Random, person: Person, code: Code): Chain {
  const first = Math.max(monthNumber(person.joinedOn) + 18, firstMonth);
  const last = borrowsUntil(person);
  if (first > last) return [];
  const month = random.between(first, last);
  // Early in the month: the first interest of a long loan must not exceed its instalment.
  const on = workingDay(monthOf(month).first + random.between(2, 11));
  const titleNo = random.between(10_000, 99_999);
  const product = products[code];
  const periods = periodsFor(random, person, month, lengths[code]);
  const percent = code === 'HSG' ? random.between(20, 34) : random.between(8, 16);
  const security = securities[code](person, on, titleNo);
  if (periods === undefined || security === undefined) return [];
  const baht = affordable(salaryBaht(person, month), percent, periods, product);
  const requestedSatang = within(product, baht, step);
  const approvedSatang =
    requestedSatang < security.mostSatang ? requestedSatang : security.mostSatang;
  const life = Math.floor((periods * random.between(40, 90)) / 100);
  const payOffOn = workingDay(monthOf(month + life).first + random.between(2, 24));
  const paidOff = random.percent(22);
  const method = random.percent(60) ? 'EQUAL_INSTALMENT' : 'EQUAL_PRINCIPAL';
  if (approvedSatang < leastSatang) return [];
  const pledges = [security.pledge(approvedSatang)];
  const draft = { product, on, approvedSatang, periods, method, pledges } as const;
  return [paidOff ? { ...draft, payOffOn } : draft];
}
