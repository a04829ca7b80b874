/** The units whose payrolls deduct: schools and health units under two offices, and pensioners. */
import { seededRandom } from '../random.ts';
import {
  branchName,
  castHospital,
  castSchool,
  educationOffice,
  headPositions,
  healthOffice,
  hospitalName,
  officeAddress,
  pensionName,
  schoolName,
  stationName,
} from '../words/places.text.ts';
import { strangerName } from './names.ts';

export type AgencyKind = 'office' | 'school' | 'hospital' | 'pension';

export interface Agency {
  readonly agencyNo: string;
  readonly parentNo: string;
  readonly name: string;
  readonly headName: string;
  readonly headPosition: string;
  readonly address: string;
  readonly phone: string;
  readonly kind: AgencyKind;
}

export const castAgencies = { school: '01011001', hospital: '01012002' } as const;

const offices = { school: '01010001', hospital: '01010002' } as const;
/** Where whoever has retired is billed (A.2: still a member). */
export const pensionAgencies = { school: '01010003', hospital: '01010004' } as const;
const membersPerAgency = 40;
/** Of ten units seven are schools, one is a branch of a school, then a hospital and its station. */
const places = { branch: 7, hospital: 8, station: 9 } as const;
const purposeHead = 40;

type Described = Pick<Agency, 'agencyNo' | 'parentNo' | 'name' | 'kind'>;

function agency(described: Described, index: number): Agency {
  return {
    ...described,
    headName: strangerName(seededRandom(Number(described.agencyNo), purposeHead)),
    headPosition: headPositions[described.kind],
    address: officeAddress(index),
    phone: `043${String(index + 100).padStart(6, '0')}`,
  };
}

const first: readonly Described[] = [
  { agencyNo: offices.school, parentNo: '', name: educationOffice, kind: 'office' },
  { agencyNo: offices.hospital, parentNo: '', name: healthOffice, kind: 'office' },
  { agencyNo: castAgencies.school, parentNo: offices.school, name: castSchool, kind: 'school' },
  {
    agencyNo: castAgencies.hospital,
    parentNo: offices.hospital,
    name: castHospital,
    kind: 'hospital',
  },
  {
    agencyNo: pensionAgencies.school,
    parentNo: offices.school,
    name: pensionName(educationOffice),
    kind: 'pension',
  },
  {
    agencyNo: pensionAgencies.hospital,
    parentNo: offices.hospital,
    name: pensionName(healthOffice),
    kind: 'pension',
  },
];

/** The n-th unit after the first ones; `before` is the one it may stand under. */
function unit(more: number, before: Agency | undefined, schools: number): Described {
  const inTen = more % 10;
  const kind = inTen < places.hospital ? 'school' : 'hospital';
  // Area of two digits from 02, then 1000 and up for schools, 2000 and up for health units.
  const area = String(2 + Math.floor(more / 500)).padStart(2, '0');
  const agencyNo = `01${area}${(kind === 'school' ? 1_001 : 2_001) + (more % 500)}`;
  const under = before?.agencyNo ?? offices[kind];
  if (inTen === places.branch) {
    return { agencyNo, parentNo: under, name: branchName(before?.name ?? ''), kind };
  }
  if (inTen === places.station) {
    return { agencyNo, parentNo: under, name: stationName(Math.floor(more / 10)), kind };
  }
  const name = kind === 'school' ? schoolName(schools) : hospitalName(Math.floor(more / 10));
  return { agencyNo, parentNo: offices[kind], name, kind };
}

/** The agencies of a cooperative of so many members; a larger one has the same and more. */
export function agenciesFor(members: number): readonly Agency[] {
  const agencies = first.map(agency);
  let schools = 0;
  for (let more = 0; agencies.length < Math.round(members / membersPerAgency); more += 1) {
    const described = unit(more, agencies.at(-1), schools);
    if (more % 10 < places.branch) schools += 1;
    agencies.push(agency(described, agencies.length));
  }
  return agencies;
}
