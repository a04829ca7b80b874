/** A count as it is typed, and as it is sent. Pure. */
import { outcomeOf, type PositionCount } from '../../../../core/election/count.ts';
import type { CountData, ElectionData } from '../election.types.ts';

export const paperFields = ['eligible', 'ballots', 'spoiled', 'no_vote'] as const;
export type PaperField = (typeof paperFields)[number];

export interface TypedPosition {
  readonly position: ElectionData['positions'][number]['code'];
  readonly papers: Readonly<Record<PaperField, string>>;
  readonly candidates: readonly { readonly number: number; readonly votes: string }[];
  readonly lot: readonly number[];
}

export interface TypedCount {
  readonly positions: readonly TypedPosition[];
  readonly reason: string;
}

type Stored = CountData['positions'][number] | undefined;
const shown = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Every position and candidate of the election, with what was entered before. */
export function typedOf(election: ElectionData, count: CountData | undefined): TypedCount {
  const positions = election.positions.map(({ code }) => {
    const stored: Stored = count?.positions.find(({ position }) => position === code);
    return {
      position: code,
      papers: {
        eligible: shown(stored?.eligible ?? election.voters.eligible),
        ballots: shown(stored?.ballots),
        spoiled: shown(stored?.spoiled),
        no_vote: shown(stored?.no_vote),
      },
      candidates: election.candidates
        .filter(({ position }) => position === code)
        .map(({ number }) => ({
          number,
          votes: shown(stored?.candidates.find((one) => one.number === number)?.votes),
        })),
      lot: stored?.lot ?? [],
    };
  });
  return { positions, reason: count?.reason ?? '' };
}

/** Thousands may be set apart; what is no number the answer tells, an empty field is nought. */
const figureOf = (typed: string): number => Number(typed.replaceAll(',', '').trim());

const figuresOf = ({ position, papers, candidates, lot }: TypedPosition) => ({
  position,
  eligible: figureOf(papers.eligible),
  ballots: figureOf(papers.ballots),
  spoiled: figureOf(papers.spoiled),
  no_vote: figureOf(papers.no_vote),
  candidates: candidates.map(({ number, votes }) => ({ number, votes: figureOf(votes) })),
  lot: [...lot],
});

/** As the rule of the count takes it. */
export function countOf(typed: TypedPosition, seats: number): PositionCount {
  const { no_vote: noVote, ...rest } = figuresOf(typed);
  return { ...rest, noVote, seats };
}

/** As it is sent; of a lot only what is still to be drawn. */
export function positionInput(typed: TypedPosition, seats: number) {
  const { equal } = outcomeOf(countOf(typed, seats));
  return { ...figuresOf(typed), lot: typed.lot.filter((number) => equal.includes(number)) };
}
