/** Rows of agencies and members. */

import type { Row } from '../../intake/write/row.ts';
import type { MonthNumber } from '../calendar.ts';
import type { ShareLedger } from '../ledgers/share-ledger.ts';
import type { Pledge } from '../loans/loan.ts';
import { pledgedShares } from '../loans/pledges.ts';
import type { Agency } from '../people/agencies.ts';
import { agencyAt, type Person } from '../people/person.ts';
import { memberTypeNames, retired, statusNames } from '../words/people.text.ts';

export const agencyRow = (agency: Agency): Row => [
  agency.agencyNo,
  agency.parentNo,
  agency.name,
  agency.headName,
  agency.headPosition,
  agency.address,
  agency.phone,
];

/** Of associates some are relatives of members, as this cooperative tells them apart. */
function typeNameOf({ memberNo, memberType }: Person): string {
  if (memberType === 'ORDINARY') return memberTypeNames.ordinary;
  return Number(memberNo) % 2 === 0 ? memberTypeNames.family : memberTypeNames.associate;
}

/** Who has left, is retired, or simply is a member (A.2). */
function statusIn(month: MonthNumber, person: Person): keyof typeof statusNames {
  if (person.leftCode !== '') return person.leftCode;
  return person.retiresIn !== undefined && person.retiresIn <= month ? '5' : '0';
}

interface Registered {
  readonly person: Person;
  readonly shares: ShareLedger;
  readonly pledges: readonly Pledge[];
}

/** The member as he or she is in the month of the extract. */
export function memberRow({ person, shares, pledges }: Registered, month: MonthNumber): Row {
  const status = statusIn(month, person);
  return [
    person.memberNo,
    person.prefix,
    person.firstName,
    person.lastName,
    person.nationalId,
    person.idDocument?.kind ?? '',
    person.idDocument?.number ?? '',
    person.birthDate,
    person.joinedOn,
    person.leftOn,
    person.memberType,
    typeNameOf(person),
    status,
    statusNames[status],
    agencyAt(person, month),
    person.employeeNo,
    status === '5' ? retired : person.positionName,
    shares.salarySatang ?? '',
    person.consentOn,
    shares.monthlySatang,
    shares.suspended ? '1' : '0',
    pledgedShares(pledges),
    shares.balanceSatang,
    person.phone,
    person.email,
    person.address,
  ];
}
