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
