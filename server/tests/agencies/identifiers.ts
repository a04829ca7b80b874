/** What names something of an agency's in a call, and where such names stand in the store. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { fieldsOf, type Input } from './asking.ts';

export interface Kind {
  /** SELECT of whose (`owner`) and the call's input (`input`, an object), all agencies'. */
  readonly sql: string;
  /** What the same call asks for that nobody has. */
  readonly nobodys: Input;
  /** Besides what names the record. */
  readonly more?: Input;
}

const letter: Kind = {
  sql: `SELECT agency_no AS owner,
      jsonb_build_object('year', year_be::text, 'run', run::text) AS input
    FROM portal.agency_letters`,
  nobodys: { year: '2599', run: '4711' },
};
const letterOpened: Kind = {
  sql: `SELECT agency_no AS owner, jsonb_build_object('year', year_be, 'run', run) AS input
    FROM portal.agency_letters`,
  nobodys: { year: 2599, run: 4711 },
};
const slip: Kind = {
  sql: `SELECT agency_no AS owner, jsonb_build_object('id', id) AS input
    FROM portal.agency_slips`,
  nobodys: { id: '00000000-0000-4000-8000-000000000000' },
};

const session: Kind = {
  sql: `SELECT split_part(subject, '-', 1) AS owner,
      jsonb_build_object('kind', 'session', 'id', id) AS input
    FROM portal.sessions WHERE kind = 'agency'`,
  nobodys: { kind: 'session', id: '00000000-0000-4000-8000-000000000000' },
  more: { password: 'not asked for what is not found' },
};

/** By endpoint. */
export const kinds: Readonly<Record<string, Kind>> = {
  'agency.delivery_book.letter': letter,
  'agency.delivery_book.print': { ...letter, more: { format: 'pdf' } },
  'agency.delivery_book.open': letterOpened,
  'agency.security.end': session,
  'agency.report.slip': slip,
  'agency.report.slip_remove': slip,
};

/**
 * Fields that choose among what is the session's own or name nothing. A year and a month are
 * everybody's; what is shown of them is the canaries' to prove.
 */
const namesNothing = new Set([
  ...['year', 'month', 'group', 'format', 'template', 'version', 'explanation'],
  ...['mem_password', 'mem_oldpassword', 'member_group_pass', 'remember'],
]);

/** Endpoints whose other fields name nothing that is somebody's, or are proved elsewhere. */
export const otherwise: Readonly<Record<string, string>> = {
  'agency.report.save': 'members in lines: asked beside, with those of other agencies',
  'agency.report.upload': 'members in a file: asked beside, with those of other agencies',
  'agency.report.apply': 'members in a file: told apart in its room, and by the same store',
  'agency.report.slip_add': 'a file of the sender’s own with its day and amount',
};

/** Fields of agencies' endpoints of which nobody has said whether they name a record. */
export function unsaid(endpoints: readonly Endpoint[]): readonly string[] {
  return endpoints
    .filter(({ who }) => who.startsWith('agency'))
    .filter(({ name }) => kinds[name] === undefined && otherwise[name] === undefined)
    .flatMap((endpoint) =>
      fieldsOf(endpoint)
        .filter((field) => !namesNothing.has(field))
        .map((field) => `${endpoint.name} ${field}`),
    );
}
