/**
 * The count of one position's ballot papers, and who is elected by it (D-20). A paper is spoiled,
 * without a choice, or valid; a valid one has one cross at least and as many as there are seats at
 * most. Where nobody stands none is valid. So the votes of all candidates lie between the valid
 * papers and that many times the seats, and with one seat they are the same.
 */
export interface CandidateCount {
  readonly number: number;
  readonly votes: number;
}

export interface PositionCount {
  readonly seats: number;
  readonly eligible: number;
  readonly ballots: number;
  readonly spoiled: number;
  readonly noVote: number;
  readonly candidates: readonly CandidateCount[];
  /** Numbers that a lot chose among those with as many votes as the last who is elected. */
  readonly lot: readonly number[];
}

export const countFaults = [
  'ballots',
  'papers',
  'votes_few',
  'votes_many',
  'votes_one_seat',
  'candidate_votes',
  'lot',
] as const;
export type CountFault = (typeof countFaults)[number];

/** Valid papers; below nought where the figures cannot be. */
export const validPapers = ({ ballots, spoiled, noVote }: PositionCount): number =>
  ballots - spoiled - noVote;

export const votesOf = ({ candidates }: PositionCount): number =>
  candidates.reduce((sum, { votes }) => sum + votes, 0);

/** Fewest and most votes that the papers allow. */
export function votesAllowed(count: PositionCount): { least: number; most: number } {
  const valid = validPapers(count);
  const crosses = Math.min(count.seats, count.candidates.length);
  return { least: crosses === 0 ? 0 : valid, most: valid * crosses };
}

export interface Outcome {
  /** Elected without a doubt. */
  readonly sure: readonly number[];
  /** As many votes as each other, and too few seats for all of them; else empty. */
  readonly equal: readonly number[];
  /** Seats that are left to the equal. */
  readonly seatsLeft: number;
}

/** By votes, the most first. Who has none is not elected. */
export function outcomeOf({ seats, candidates }: PositionCount): Outcome {
  const standing = candidates
    .filter(({ votes }) => votes > 0)
    .toSorted((a, b) => b.votes - a.votes || a.number - b.number);
  const last = standing[seats - 1];
  if (!last || standing[seats]?.votes !== last.votes) {
    return { sure: standing.slice(0, seats).map((one) => one.number), equal: [], seatsLeft: 0 };
  }
  const sure = standing.filter(({ votes }) => votes > last.votes).map((one) => one.number);
  const equal = standing.filter(({ votes }) => votes === last.votes).map((one) => one.number);
  return { sure, equal, seatsLeft: seats - sure.length };
}

/** All who are elected, once the lot among equals is drawn. */
export const electedOf = (count: PositionCount): ReadonlySet<number> =>
  new Set([...outcomeOf(count).sure, ...count.lot]);

/** Whether the lot chose as many of the equal as there are seats left. */
function isLotRight(count: PositionCount): boolean {
  const { equal, seatsLeft } = outcomeOf(count);
  const chosen = new Set(count.lot);
  return chosen.size === count.lot.length && chosen.size === seatsLeft
    ? count.lot.every((number) => equal.includes(number))
    : false;
}

/** Why the figures cannot be; empty when they tie. */
export function faultsOf(count: PositionCount): readonly CountFault[] {
  const valid = validPapers(count);
  const faults: CountFault[] = [];
  if (count.ballots > count.eligible) faults.push('ballots');
  const isEmpty = count.candidates.length === 0;
  // Where nobody stands no paper can have a cross.
  if (valid < 0 || (isEmpty && valid > 0)) return [...faults, 'papers'];
  const votes = votesOf(count);
  const { least, most } = votesAllowed(count);
  if (least === most && votes !== least) faults.push('votes_one_seat');
  else if (votes < least) faults.push('votes_few');
  else if (votes > most) faults.push('votes_many');
  if (count.candidates.some(({ votes: own }) => own > valid)) faults.push('candidate_votes');
  if (faults.length === 0 && !isLotRight(count)) faults.push('lot');
  return faults;
}
