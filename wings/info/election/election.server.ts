/** The election as the public sees it, and a member's own place in it (D-20). */
import type { Captcha } from '../../../api/captcha/captcha.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { fromBuddhistYear, toBuddhistYear } from '../../../core/thai-date.ts';
import {
  type Candidate,
  type Election,
  electionYears,
  readElectionOf,
  type Turnout,
} from '../../../records/content/election.ts';
import { currentElection, ownVoter } from '../../../records/content/voters.ts';
import type { Services } from '../../../records/services.ts';
import { voterAnswer, voterOf } from './check/check.server.ts';
import { checkVote, readElection, readOwnVote } from './election.api.ts';

type ElectionServices = Services & { readonly captcha: Captcha };

const handle = handlersOn<ElectionServices>();

const candidateOf = (candidate: Candidate) => ({
  position: candidate.code,
  number: candidate.number,
  name: candidate.name,
  zone: candidate.zoneNo,
  unit: candidate.unit,
  photo: candidate.photoUrl,
  bio: candidate.bio,
  video_url: candidate.videoUrl,
});

const turnoutOf = ({ code, eligible, ballots, spoiled, noVote }: Turnout) => ({
  position: code,
  eligible,
  ballots,
  spoiled,
  no_vote: noVote,
});

function answerOf(found: Election) {
  const { election } = found;
  return {
    year_be: toBuddhistYear(election.year),
    title: election.title,
    status: election.status,
    note: election.note,
    calendar: [...found.steps],
    positions: [...found.positions],
    zones: found.zones.map(({ zoneNo, name, pollingPlace, mapUrl }) => ({
      zone_no: zoneNo,
      name,
      polling_place: pollingPlace,
      map_url: mapUrl,
    })),
    candidates: found.candidates.map(candidateOf),
    documents: found.documents.map(({ name, url, mediaType, bytes }) => ({
      name,
      url,
      media_type: mediaType,
      bytes: Number(bytes),
    })),
    results: found.results.map(({ code, ...rest }) => ({ position: code, ...rest })),
    turnout: found.turnouts.map(turnoutOf),
  };
}

export const handlers: readonly Handler<ElectionServices>[] = [
  handle(readElection, {
    keep: 'content',
    run: async ({ input, services }) => {
      const year = input.year === undefined ? null : fromBuddhistYear(Number(input.year));
      const [found, all] = await services.records.readAsVisitor(
        (db) => Promise.all([readElectionOf(db, year), electionYears(db)]),
        { atOnce: true },
      );
      if (found === undefined && year !== null) throw new Problem('not_found');
      if (found === undefined) return { data: null };
      const years = all.map((one) => ({ year_be: toBuddhistYear(one.year), title: one.title }));
      return { data: { ...answerOf(found), years } };
    },
  }),
  handle(checkVote, {
    run: async ({ input, services, facts }) => ({
      data: await voterAnswer(input, services, facts),
    }),
  }),
  handle(readOwnVote, {
    run: async ({ who, services }) => {
      const voter = await services.records.readAsMember(who.memberNo, async (db) => {
        const election = await currentElection(db);
        return election && ownVoter(db, election.year);
      });
      return { data: voter ? voterOf(voter) : null };
    },
  }),
];
