/** What a room's rows of the matrix are written with: who may call an endpoint, and its answers. */
import type { Facts } from './facts.ts';

interface Ask {
  /** Path parameters, query or body. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Row {
  /** A good call: who makes it, and what comes of it. `visitor`: nobody is signed in. */
  readonly mine: (facts: Facts) => Ask & { as: string; status: number; rc: string };
  /** The same for what is somebody else's, or why there is no such thing. */
  readonly notMine: ((facts: Facts) => Ask & { as: string; status: number; code: string }) | string;
  /** Inputs at fault, each with the field that the answer must name. */
  readonly malformed: readonly Fault[];
}

type Fault = Ask & { readonly field: string };

/** A row for each endpoint, by the endpoint's name. */
export type MatrixRows = Readonly<Record<string, Row>>;

export const namesNobody = 'the input names nobody';
export const ofSubject = 'the subject is the session; no input names another';

export const unknownInput = { input: { membership_no: '000456' }, field: 'membership_no' };
export const noFormat = { input: {}, field: 'format' };
export const wrongFormat = { input: { format: 'exe' }, field: 'format' };
export const wrongDays: readonly Fault[] = [
  { input: { from: '2025-13-99x' }, field: 'from' },
  { input: { to: '28/11/2568' }, field: 'to' },
  { input: { q: 'ก'.repeat(61) }, field: 'q' },
  unknownInput,
];
/** Of an endpoint that takes days, and nothing that is looked for in them. */
export const wrongSpans: readonly Fault[] = [
  { input: { from: '2025-13-99x' }, field: 'from' },
  { input: { to: '28/11/2568' }, field: 'to' },
  { input: { from: '2025-02-01', to: '2025-01-01' }, field: 'to' },
  { input: { q: 'หุ้น' }, field: 'q' },
  unknownInput,
];
export const wrongPages = [...wrongDays, { input: { page: 'before.-1' }, field: 'page' }];

/** The same faults in calls that need more input than what is at fault. */
export const withInput = (more: Ask['input'], faults: readonly Fault[]): Fault[] =>
  faults.map(({ input, field }) => ({ input: { ...more, ...input }, field }));

/** A good call of the member whom most rows ask for. */
export const mineWith = (input: Ask['input']) => () => ({
  ...{ as: '000123', input, status: 200, rc: '1' },
});

/** A month in which the demo's agencies are billed. */
export const november = { year: '2568', month: '11' };

/** Months at fault, of every endpoint that takes one. */
export const wrongMonths: readonly Fault[] = [
  { input: { year: '2568' }, field: 'month' },
  { input: { month: '11' }, field: 'year' },
  { input: { ...november, month: '13' }, field: 'month' },
  { input: { ...november, month: '0' }, field: 'month' },
  { input: { ...november, month: '011' }, field: 'month' },
  { input: { ...november, year: '2025' }, field: 'year' },
  { input: { ...november, year: '๒๕๖๘' }, field: 'year' },
  { input: { ...november, member_group_no: '01012002' }, field: 'member_group_no' },
];

/** A picture of one grey pixel, as a form sends it. */
export const greyPixel = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWX',
  'MAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
].join('');

/** A month of the same agency in which nobody was billed. */
export const noSuchMonth = (input: object) => () => ({
  as: 'agency:01011001',
  input: { ...november, ...input, year: '2400' },
  status: 404,
  code: 'not_found',
});

/** Faults of a call that names the version of a month's report. */
export const wrongVersions = (input: object): readonly Fault[] => [
  { input: { ...november, ...input }, field: 'version' },
  { input: { ...november, ...input, version: '1' }, field: 'version' },
  { input: { ...november, ...input, version: -1 }, field: 'version' },
  { input: { ...november, ...input, version: 1.5 }, field: 'version' },
  { input: { month: '11', version: 0, ...input }, field: 'year' },
  { input: { ...november, month: '13', version: 0, ...input }, field: 'month' },
  { input: { ...november, version: 0, ...input, state: 'ACCEPTED' }, field: 'state' },
];

/** What is wrong with the end of a session; `unknown`: one more input, which the call has not. */
const wrongEnds = (unknown: string): readonly Fault[] => [
  { input: {}, field: 'kind' },
  { input: { kind: 'device' }, field: 'kind' },
  { input: { kind: 'session' }, field: 'id' },
  { input: { kind: 'session', id: '1' }, field: 'id' },
  { input: { kind: 'others' }, field: 'password' },
  { input: { kind: 'others', password: 'x', [unknown]: 2 }, field: unknown },
];

/** An endpoint by which a person ends others of their own sessions. */
export const endSessionsRow = (as: string, unknown: string): Row => ({
  mine: ({ password }) => ({ as, input: { kind: 'others', password }, status: 200, rc: '1' }),
  notMine: ({ password }) => ({
    ...{ as, status: 404, code: 'not_found' },
    input: { kind: 'session', id: '00000000-0000-4000-8000-000000000000', password },
  }),
  malformed: wrongEnds(unknown),
});
