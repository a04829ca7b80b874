/** The units whose payrolls deduct: schools and health units under two offices. */
import {
  castHospital,
  castSchool,
  educationOffice,
  healthOffice,
  hospitalName,
  officeAddress,
  schoolName,
} from '../words/places.text.ts';

export interface Agency {
  readonly agencyNo: string;
  readonly parentNo: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly kind: 'office' | 'school' | 'hospital';
}

export const castAgencies = { school: '01011001', hospital: '01012002' } as const;

const offices = { school: '01010001', hospital: '01010002' } as const;
const membersPerAgency = 40;
/** Of ten units, these many are schools. */
const schoolsInTen = 8;

function unit(agencyNo: string, kind: 'school' | 'hospital', name: string, place: number): Agency {
  const phone = `043${String(place + 100).padStart(6, '0')}`;
  const address = officeAddress(place);
  return { agencyNo, parentNo: offices[kind], name, address, phone, kind };
}

function office(agencyNo: string, name: string): Agency {
  return {
    agencyNo,
    parentNo: '',
    name,
    address: officeAddress(0),
    phone: '043000001',
    kind: 'office',
  };
}

/** The agencies of a cooperative of so many members; a larger one has the same and more. */
export function agenciesFor(members: number): readonly Agency[] {
  const agencies = [
    office(offices.school, educationOffice),
    office(offices.hospital, healthOffice),
    unit(castAgencies.school, 'school', castSchool, 0),
    unit(castAgencies.hospital, 'hospital', castHospital, 1),
  ];
  let schools = 0;
  let hospitals = 0;
  for (let more = 0; agencies.length < Math.round(members / membersPerAgency); more += 1) {
    const isSchool = more % 10 < schoolsInTen;
    const kind = isSchool ? 'school' : 'hospital';
    const name = isSchool ? schoolName(schools) : hospitalName(hospitals);
    if (isSchool) schools += 1;
    else hospitals += 1;
    // Area of two digits from 02, then 1000 and up for schools, 2000 and up for health units.
    const area = String(2 + Math.floor(more / 500)).padStart(2, '0');
    const number = `01${area}${(isSchool ? 1_001 : 2_001) + (more % 500)}`;
    agencies.push(unit(number, kind, name, more + 2));
  }
  return agencies;
}
