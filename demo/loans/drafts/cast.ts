/**
 * The loans of the cast; those of 000123 are the reference screens'. They stand surety for each
 * other, so that even the smallest cooperative has them all.
 */
import { wholeBaht } from '../../../core/satang.ts';
import { dayNumber, dayText, monthNumber } from '../../calendar.ts';
import { accountNo, kinds } from '../../ledgers/deposit-kinds.ts';
import type { Person } from '../../people/person.ts';
import { laterDay, type Timeline } from '../../timeline.ts';
import { castNames } from '../../words/cast.text.ts';
import { backingWords } from '../../words/loan.text.ts';
import type { Drawing, Pledge } from '../loan.ts';
import { products } from '../products.ts';
import type { Chain, Draft } from './draft.ts';

interface DraftTerms
  extends Omit<Draft, 'on' | 'approvedSatang' | 'product' | 'method' | 'payOffOn'> {
  readonly method?: Draft['method'];
}

function draft(code: keyof typeof products, day: string, baht: number, terms: DraftTerms): Draft {
  return {
    product: products[code],
    on: dayNumber(day),
    approvedSatang: wholeBaht(baht),
    method: 'EQUAL_PRINCIPAL',
    ...terms,
  };
}

const drawn = (day: string, baht: number): Drawing => ({
  on: dayNumber(day),
  satang: wholeBaht(baht),
});

const instalments = 'EQUAL_INSTALMENT' as const;
const settledByNext = true as const;

const titleNo = '48217';
const house = {
  kind: 'LAND',
  refNo: titleNo,
  name: backingWords.land(titleNo),
  amountSatang: 150_000_000n,
} as const;

/** What 000051 gives of his own. */
const fixedDeposit = {
  kind: 'DEPOSIT',
  refNo: accountNo(kinds.FIXED, '000051'),
  name: backingWords.deposit,
  amountSatang: 20_000_000n,
} as const;

const nameOf = (memberNo: keyof typeof castNames): string => {
  const { prefix, firstName, lastName } = castNames[memberNo];
  return `${prefix}${firstName} ${lastName}`;
};

/** What others give for 000321, beside those who stand surety in person. */
const fromOthers: readonly (Pledge & { readonly ownerNo: string })[] = [
  {
    ...{ kind: 'SHARE', ownerNo: '000222', refNo: '', amountSatang: 3_000_000n },
    name: backingWords.sharesOf(nameOf('000222')),
  },
  {
    ...{ kind: 'DEPOSIT', ownerNo: '000051', refNo: fixedDeposit.refNo },
    ...{ name: backingWords.depositOf(nameOf('000051')), amountSatang: 5_000_000n },
  },
];

/** Who gives something for another's loan. */
export const castPledgers: readonly string[] = fromOthers.map(({ ownerNo }) => ownerNo);

const chains: Readonly<Record<string, readonly Chain[]>> = {
  // Besides his own deposit a loan under each rule of interest, one that is drawn again, and debts
  // in each state.
  '000051': [
    [
      draft('DEP', '2024-03-05', 200_000, {
        ...{ periods: 48, pledges: [fixedDeposit] },
        debt: { status: 'RESTRUCTURED', on: dayNumber('2025-08-05') },
      }),
    ],
    [draft('BNK', '2024-07-03', 40_000, { periods: 36 })],
    [
      draft('OCC', '2024-09-10', 50_000, {
        ...{ periods: 36, method: instalments, billedApart: true },
      }),
    ],
    [draft('STP', '2024-05-07', 180_000, { periods: 60, method: instalments })],
    [draft('SOL', '2024-11-05', 60_000, { periods: 48 })],
    [
      draft('REV', '2025-01-20', 50_000, {
        ...{ periods: 24, guarantors: ['000222'] },
        draws: [
          drawn('2025-01-20', 20_000),
          drawn('2025-04-22', 25_000),
          drawn('2025-08-19', 10_000),
        ],
      }),
    ],
    [draft('MED', '2025-01-08', 30_000, { periods: 24, method: instalments })],
    [
      draft('ORD', '2022-03-08', 120_000, {
        ...{ periods: 60, guarantors: ['000222', '000456'] },
        paidUntil: monthNumber('2022-09-01'),
        debt: { status: 'LAWSUIT', on: dayNumber('2024-11-15') },
      }),
    ],
    [
      draft('EMG', '2022-08-09', 20_000, {
        ...{ periods: 12, guarantors: ['000222'] },
        paidUntil: monthNumber('2022-10-01'),
        debt: { status: 'WRITTEN_OFF', on: dayNumber('2025-03-28') },
      }),
    ],
  ],
  '000111': [],
  '000123': [
    [
      draft('ORD', '2016-05-10', 480_000, { periods: 84 }),
      draft('ORD', '2023-05-10', 900_000, {
        periods: 120,
        guarantors: ['000222', '000456', '000789'],
      }),
    ],
    [draft('EMG', '2025-08-08', 50_000, { periods: 12, nth: 4 })],
  ],
  '000222': [
    [
      draft('HSG', '2012-08-07', 1_500_000, {
        periods: 240,
        method: instalments,
        pledges: [house],
      }),
    ],
    [
      draft('ORD', '2021-03-09', 300_000, {
        periods: 96,
        guarantors: ['000123', '000456'],
        extra: { on: dayNumber('2023-08-10'), percent: 10 },
      }),
    ],
  ],
  '000321': [
    [
      draft('ORD', '2024-08-06', 150_000, {
        ...{ periods: 60, guarantors: ['000123', '000222'], pledges: fromOthers },
      }),
    ],
  ],
  '000456': [
    [
      draft('ORD', '2012-03-08', 500_000, { periods: 120, method: instalments, settledByNext }),
      draft('ORD', '2017-06-08', 700_000, { periods: 120, method: instalments, settledByNext }),
      draft('ORC', '2022-02-09', 950_000, {
        periods: 150,
        method: instalments,
        guarantors: ['000123', '000222', '000789'],
      }),
    ],
    [draft('EMG', '2023-01-11', 40_000, { periods: 10 })],
  ],
  '000654': [
    [draft('ORD', '2018-01-09', 700_000, { periods: 120 })],
    [draft('EMG', '2021-06-08', 30_000, { periods: 12, method: instalments })],
  ],
  '000789': [
    [draft('ORD', '2023-02-07', 280_000, { periods: 84, guarantors: ['000123', '000456'] })],
    [draft('EMG', '2025-03-05', 25_000, { periods: 12 })],
  ],
};

function moved(one: Draft, timeline: Timeline): Draft {
  const later = (on: Draft['on']) => laterDay(timeline, dayText(on));
  const { on, extra, debt, draws, paidUntil } = one;
  return {
    ...{ ...one, on: later(on) },
    ...(extra && { extra: { ...extra, on: later(extra.on) } }),
    ...(draws && { draws: draws.map((draw) => ({ ...draw, on: later(draw.on) })) }),
    ...(debt && { debt: { ...debt, on: later(debt.on) } }),
    ...(paidUntil !== undefined && { paidUntil: paidUntil + timeline.monthsLater }),
  };
}

/** The loans of a cast member; undefined for everybody else. */
export const castChains = ({ memberNo, timeline }: Person): readonly Chain[] | undefined =>
  chains[memberNo]?.map((chain) => chain.map((one) => moved(one, timeline)));
