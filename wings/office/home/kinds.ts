/** What can wait for staff: in which room it is worked on, and where exactly. */
import { type OfficeRoomKey, officeRooms } from '../../../api/office/office-rooms.ts';
import type { StaffRole } from '../../../api/office/staff-roles.ts';

interface Kind {
  readonly room: OfficeRoomKey;
  /** The filter of the room that leaves these over; left out, the room shows them as it opens. */
  readonly filter?: string;
  /** Who alone does it, where others only look into the room. */
  readonly role?: StaffRole;
}

const byKind = {
  drafts: { room: 'topics', filter: '?state=DRAFT&mine=1' },
  scheduled: { room: 'topics', filter: '?state=SCHEDULED' },
  expiring: { room: 'topics', filter: '?state=EXPIRING' },
  menuLinks: { room: 'menu' },
  electionsToday: { room: 'elections' },
  uncountedElections: { room: 'elections', role: 'registry' },
  electionResults: { room: 'elections' },
  board: { room: 'board' },
  complaints: { room: 'complaints', filter: '?state=RECEIVED' },
  lateComplaints: { room: 'complaints', filter: '?overdue=1' },
  agencyReports: { room: 'agencyReports' },
  intake: { room: 'intake' },
  unenrolled: { room: 'staff', filter: '?state=unenrolled' },
} as const satisfies Record<string, Kind>;

export type KindKey = keyof typeof byKind;

const kinds: Readonly<Record<KindKey, Kind>> = byKind;

export const kindKeys = Object.keys(kinds) as [KindKey, ...KindKey[]];

/** The kinds that wait for these roles, in the order of the page. */
export const kindsOf = (roles: readonly string[]): readonly KindKey[] =>
  kindKeys.filter((key) => {
    const { room, role } = kinds[key];
    const mayEnter = officeRooms[room].roles.some((one) => roles.includes(one));
    return mayEnter && (role === undefined || roles.includes(role));
  });

/** Where what waits is worked on. */
export function workplaceOf(key: KindKey): string {
  const { room, filter = '' } = kinds[key];
  return `${officeRooms[room].path}${filter}`;
}
