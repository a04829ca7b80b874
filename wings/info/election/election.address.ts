/** The address of the election page and the question it asks: one reading for both. */
import type { InputOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import type { readElection } from './election.api.ts';

/** What the page asks the server for. */
export function readYear(params: URLSearchParams): InputOf<typeof readElection> {
  const year = params.get('year');
  return year === null ? {} : { year };
}

export interface CandidateFilter {
  readonly position: string | undefined;
  readonly zone: number | undefined;
}

/** Which candidates are shown. What is not well formed chooses nothing. */
export function readFilter(params: URLSearchParams): CandidateFilter {
  const zone = params.get('zone') ?? '';
  return {
    position: params.get('position') || undefined,
    zone: /^[1-9]\d{0,2}$/.test(zone) ? Number(zone) : undefined,
  };
}

/** The address that shows these candidates of that year, with the list in view. */
export function writeFilter(params: URLSearchParams, { position, zone }: CandidateFilter): string {
  const next = new URLSearchParams();
  const year = params.get('year');
  if (year !== null) next.set('year', year);
  if (position !== undefined) next.set('position', position);
  if (zone !== undefined) next.set('zone', String(zone));
  return `${paths.election}${next.size ? `?${next}` : ''}#candidates`;
}
