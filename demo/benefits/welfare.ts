/** Welfare that members received, asked for, or were refused (A.8, D-15). */
import { type Satang, wholeBaht } from '../../core/satang.ts';
import { buddhistYear } from '../../core/thai-date.ts';
import { type DayNumber, dayNumber, dayText, monthOf, workingDay } from '../calendar.ts';
import { familyOf } from '../people/family.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import { laterDay, type Timeline } from '../timeline.ts';
import { welfareTypes, welfareWords } from '../words/benefits.text.ts';

export type WelfareCode = (typeof welfareTypes)[number]['code'];

export interface Claim {
  readonly requestNo: string;
  readonly typeCode: WelfareCode;
  readonly requestedOn: DayNumber;
  readonly amountSatang: Satang;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly reason: string;
  readonly paidOn: DayNumber | '';
  readonly payMethod: string;
  readonly note: string;
}

/** A request and what becomes of it, whether or not that day has come. */
interface WelfareRequest {
  readonly run: number;
  readonly typeCode: WelfareCode;
  readonly requestedOn: DayNumber;
  readonly decidedOn: DayNumber;
  readonly baht: number;
  /** Why it is refused, '' when it is granted. */
  readonly refusal: string;
  readonly payMethod: string;
  readonly note: string;
}

const purpose = 49;
/** Requests are on record from this year on; the last one moves with the timeline. */
const firstYear = 2016;
const lastYear = 2040;

/** Seven digits and the Buddhist year: no two requests of a year share a number. */
const requestNo = ({ run, requestedOn }: Pick<WelfareRequest, 'run' | 'requestedOn'>): string =>
  `${String(run).padStart(7, '0')}/${buddhistYear(dayText(requestedOn))}`;

function claimOf(request: WelfareRequest, asOf: DayNumber): Claim {
  const decided = request.decidedOn <= asOf;
  const paid = decided && request.refusal === '';
  return {
    requestNo: requestNo(request),
    typeCode: request.typeCode,
    requestedOn: request.requestedOn,
    amountSatang: wholeBaht(request.baht),
    status: paid ? 'APPROVED' : decided ? 'REJECTED' : 'PENDING',
    reason: decided ? request.refusal : '',
    paidOn: paid ? request.decidedOn : '',
    payMethod: paid ? request.payMethod : '',
    note: request.note,
  };
}

const scholarship = { run: 1_207, requestedOn: '2025-09-08', decidedOn: '2025-10-15' } as const;

/** The number of the scholarship that the reference statement shows coming in. */
export const scholarshipNo = (timeline: Timeline): string =>
  requestNo({
    run: scholarship.run,
    requestedOn: laterDay(timeline, scholarship.requestedOn),
  });

/** Asked for eight days before the demo's day and decided after it: one claim is always open. */
const openClaim = { daysBefore: 8, daysAfter: 20 } as const;

const somying = (timeline: Timeline): readonly WelfareRequest[] => [
  {
    run: 3_412,
    typeCode: 'SCHOLARSHIP',
    requestedOn: laterDay(timeline, '2023-11-20'),
    decidedOn: laterDay(timeline, '2023-12-08'),
    baht: 3_000,
    refusal: welfareWords.rejected[1],
    payMethod: '',
    note: '',
  },
  {
    run: scholarship.run,
    typeCode: 'SCHOLARSHIP',
    requestedOn: laterDay(timeline, scholarship.requestedOn),
    decidedOn: laterDay(timeline, scholarship.decidedOn),
    baht: 3_000,
    refusal: '',
    payMethod: welfareWords.toAccount,
    note: welfareWords.childNote('เด็กชายภาคภูมิ ใจดี'),
  },
  {
    run: 1_236,
    typeCode: 'ILLNESS',
    requestedOn: workingDay(dayNumber(timeline.day) - openClaim.daysBefore),
    decidedOn: workingDay(dayNumber(timeline.day) + openClaim.daysAfter),
    baht: 1_500,
    refusal: '',
    payMethod: welfareWords.toBank,
    note: '',
  },
];

const usual: readonly WelfareCode[] = ['ILLNESS', 'ILLNESS', 'FUNERAL_FAMILY', 'EQUIPMENT'];

/** What somebody of that family asks for: children bring scholarships. */
function kindOf(person: Person, random: Random, year: number): { code: WelfareCode; note: string } {
  const child = familyOf(person).children.find(({ born }) => year - born < 22 && year >= born);
  const draw = random.below(100);
  if (child && draw < 45) {
    if (child.born === year) return { code: 'BIRTH', note: '' };
    const code = year - child.born >= 6 ? 'SCHOLARSHIP' : 'ILLNESS';
    return { code, note: code === 'SCHOLARSHIP' ? welfareWords.childNote(child.name) : '' };
  }
  if (draw >= 96) return { code: 'DISASTER', note: '' };
  return { code: random.of(usual), note: '' };
}

function bahtOf(random: Random, code: WelfareCode): number {
  const most = welfareTypes.find((type) => type.code === code)?.baht ?? 0;
  if (code === 'ILLNESS') return random.between(1, 10) * 300;
  return code === 'DISASTER' ? random.between(2, 20) * 1_000 : most;
}

function inYear(person: Person, random: Random, year: number): WelfareRequest {
  const { code, note } = kindOf(person, random, year);
  const requestedOn = workingDay(
    monthOf(year * 12 + random.below(12)).first + random.between(1, 26),
  );
  return {
    // Ten numbers for each member, of which the named people have the last ones.
    run: Number(person.memberNo) * 10 + random.below(5),
    typeCode: code,
    requestedOn,
    decidedOn: workingDay(requestedOn + random.between(12, 45)),
    baht: bahtOf(random, code),
    refusal: random.percent(7) ? random.of(welfareWords.rejected) : '',
    payMethod: random.percent(60) ? welfareWords.toBank : welfareWords.cash,
    note,
  };
}

/** A gift of 200 baht for each year of membership, for who has ten of them. */
function onRetiring(person: Person, random: Random): readonly WelfareRequest[] {
  const { retiresIn } = person;
  if (retiresIn === undefined) return [];
  const requestedOn = workingDay(monthOf(retiresIn).first + random.between(3, 60));
  const years = Math.floor((requestedOn - dayNumber(person.joinedOn)) / 365.25);
  const baht = Math.min(8_000, years * 200);
  const decidedOn = workingDay(requestedOn + random.between(10, 30));
  if (years < 10 || Number(dayText(requestedOn).slice(0, 4)) < firstYear) return [];
  return [
    {
      run: Number(person.memberNo) * 10 + 5,
      typeCode: 'RETIREMENT',
      requestedOn,
      decidedOn,
      baht,
      refusal: '',
      payMethod: welfareWords.toBank,
      note: '',
    },
  ];
}

function requestsOf(person: Person): readonly WelfareRequest[] {
  if (person.memberNo === '000123') return somying(person.timeline);
  // A new member who has not asked for anything yet.
  if (person.memberNo === '000111') return [];
  const random = seededRandom(Number(person.memberNo), purpose);
  const list = [...onRetiring(person, random)];
  for (let year = firstYear; year <= lastYear + person.timeline.yearsLater; year += 1) {
    const asks = random.percent(18);
    const request = inYear(person, random, year);
    if (asks) list.push(request);
  }
  return list;
}

/** The claims made up to a day, in order of days; a later day decides what was pending. */
export function claimsOf(person: Person, asOf: DayNumber): readonly Claim[] {
  const joined = dayNumber(person.joinedOn);
  const end = person.leftOn === '' ? asOf : Math.min(asOf, dayNumber(person.leftOn) - 60);
  return requestsOf(person)
    .filter(({ requestedOn }) => requestedOn > joined + 180 && requestedOn <= end)
    .toSorted((a, b) => a.requestedOn - b.requestedOn)
    .map((request) => claimOf(request, asOf));
}
