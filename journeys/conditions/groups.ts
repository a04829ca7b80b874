/** Which pages are looked at under every condition of reading (docs/accessibility.md). */
import { officePages } from '../office/office-pages.ts';
import { paths, states } from '../public/addresses.ts';

/** A page's address; `first …` stands for the first link of a list that leads to such a one. */
export interface Group {
  readonly name: 'public' | 'member' | 'agency' | 'office';
  readonly pages: readonly string[];
}

const memberRooms = [
  ...['status', 'share', 'loan', 'deposit', 'kep', 'kepcrem', 'coll', 'dividend', 'gian'],
  ...['welfare', 'certificate', 'password', 'security', 'termofconditional'],
];

/** The link is on the page of the list. */
export const firstOf: Readonly<Record<string, { readonly list: string; readonly link: string }>> = {
  'first contract': { list: '/member/loan', link: 'main a[href*="/loan_statement/"]' },
  'first account': { list: '/member/deposit', link: 'main a[href*="/dep_statement/"]' },
  'first bill': { list: '/member/kep', link: 'main a[href*="/kep/"]' },
};

const agencyRooms = [
  ...['dashboard', 'keeprep', 'delivery_book', 'summarize_rep', 'guide_group'],
  ...['password', 'security'],
];

export const groups: readonly Group[] = [
  {
    name: 'public',
    pages: [
      ...[...paths, ...states.map(([path]) => path)],
      ...['/verify', '/member/logon', '/member/register', '/member/forget', '/membergroup/logon'],
    ],
  },
  {
    name: 'member',
    pages: [...memberRooms.map((room) => `/member/${room}`), ...Object.keys(firstOf)],
  },
  { name: 'agency', pages: agencyRooms.map((room) => `/membergroup/${room}`) },
  {
    name: 'office',
    pages: officePages.filter(({ states }) => states.includes('filled')).map(({ at }) => at),
  },
];
