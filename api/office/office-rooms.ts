/** The rooms of the office: where each lies and which roles open it. Declared here alone (D-37). */
import { type StaffRole, staffRoles } from './staff-roles.ts';

interface OfficeRoom {
  readonly path: `/office/${string}`;
  /** Whoever has one of these may enter; to everybody else the server answers 404. */
  readonly roles: readonly StaffRole[];
  /** Heading of the menu under which it stands. */
  readonly section: OfficeSection;
}

export const officeSections = ['site', 'people', 'system'] as const;
export type OfficeSection = (typeof officeSections)[number];

const rooms = {
  topics: { path: '/office/topics', roles: ['content'], section: 'site' },
  media: { path: '/office/media', roles: ['content', 'admin'], section: 'site' },
  categories: { path: '/office/categories', roles: ['content'], section: 'site' },
  committee: { path: '/office/committee', roles: ['content'], section: 'site' },
  menu: { path: '/office/menu', roles: ['content'], section: 'site' },
  marquee: { path: '/office/marquee', roles: ['content'], section: 'site' },
  slides: { path: '/office/slides', roles: ['content'], section: 'site' },
  rates: { path: '/office/rates', roles: ['finance'], section: 'site' },
  calendar: { path: '/office/calendar', roles: ['content'], section: 'site' },
  bankAccounts: { path: '/office/bank_accounts', roles: ['finance'], section: 'site' },
  links: { path: '/office/links', roles: ['content'], section: 'site' },
  documents: { path: '/office/documents', roles: ['admin'], section: 'site' },
  elections: { path: '/office/elections', roles: ['registry', 'admin'], section: 'site' },
  help: { path: '/office/help', roles: ['service'], section: 'people' },
  activation: { path: '/office/activation', roles: ['service'], section: 'people' },
  board: { path: '/office/board', roles: ['service'], section: 'people' },
  complaints: { path: '/office/complaints', roles: ['service'], section: 'people' },
  complaintTargets: {
    path: '/office/complaint_targets',
    roles: ['service', 'admin'],
    section: 'people',
  },
  agencyReports: {
    path: '/office/agency_reports',
    roles: ['finance', 'admin'],
    section: 'people',
  },
  intake: {
    path: '/office/intake',
    roles: ['registry', 'finance', 'admin'],
    section: 'system',
  },
  backups: { path: '/office/backups', roles: ['admin'], section: 'system' },
  staff: { path: '/office/staff', roles: ['admin'], section: 'system' },
  firstSteps: { path: '/office/first_steps', roles: ['admin'], section: 'system' },
  particulars: { path: '/office/particulars', roles: ['admin'], section: 'system' },
} as const satisfies Record<string, OfficeRoom>;

export type OfficeRoomKey = keyof typeof rooms;

export const officeRooms: Readonly<Record<OfficeRoomKey, OfficeRoom>> = rooms;

/** Keys of the rooms that these roles open, in the order of the menu. */
export function roomsOf(roles: readonly string[]): readonly OfficeRoomKey[] {
  const keys = Object.keys(officeRooms) as OfficeRoomKey[];
  return keys.filter((key) => officeRooms[key].roles.some((role) => roles.includes(role)));
}

/** Roles without which some room stays shut, in the order of the roles. */
export const neededRoles: readonly StaffRole[] = staffRoles.filter((role) =>
  Object.values(officeRooms).some(({ roles }) => roles.includes(role)),
);

/** The room that an address lies in; undefined outside of all. */
export function roomAt(pathname: string): OfficeRoomKey | undefined {
  const keys = Object.keys(officeRooms) as OfficeRoomKey[];
  return keys.find((key) => `${pathname}/`.startsWith(`${officeRooms[key].path}/`));
}
