/** Staff save the parts of an election, each whole or not at all (D-20). */
import type * as z from 'zod/mini';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import type {
  Candidate,
  ElectionDocument,
  PositionCode,
} from '../../../../records/content/election.ts';
import { readElectionOf } from '../../../../records/content/election.ts';
import type { Db } from '../../../../records/database.ts';
import { officeElection } from '../../../../records/office/elections/read.ts';
import type { CandidateKey } from '../../../../records/office/elections/write.ts';
import * as write from '../../../../records/office/elections/write.ts';
import { documentFacts, knownPhotos } from '../../../../records/office/known-media.ts';
import type { Services } from '../../../../records/services.ts';
import { answers } from '../answers.text.ts';
import type { candidateShape, documentShape } from '../dto/shapes.ts';
import { assertCalendar, assertDays, assertOnce } from './checks.server.ts';
import { assertUnsealed, refuse, savePart } from './claim.server.ts';
import {
  removeCandidate,
  saveCandidate,
  saveDocuments,
  saveParticulars,
  savePositions,
  saveSchedule,
  saveZones,
} from './edit.api.ts';

const handle = handlersOn<Services>();

/** A foreign key's fault of the store: somebody still stands or votes there. */
const isInUse = (error: unknown): boolean => Object(error).code === '23503';

interface Position {
  readonly code: PositionCode;
}

/** Nobody stands for a position that goes. */
async function assertPositions(db: Db, year: number, given: readonly Position[]): Promise<void> {
  const standing = await write.standingIn(db, year);
  if (standing.some(({ code }) => !given.some((one) => one.code === code))) {
    throw new Problem('conflict', { text: answers.stands });
  }
}

type Typed = z.output<typeof candidateShape>;

/** A waiting count is of people as they stand: only what they show and say may still be mended. */
function assertSamePerson(before: Candidate | undefined, typed: Typed): void {
  const isSamePerson =
    before?.name === typed.name && before.zoneNo === typed.zone && before.unit === typed.unit;
  if (!isSamePerson) throw new Problem('sealed', { text: answers.sealedPerson });
}

/** Throws Problem sealed, bad_input. */
async function assertCandidate(
  db: Db,
  year: number,
  was: CandidateKey | null,
  typed: Typed,
): Promise<void> {
  const seal = await write.sealOf(db, year);
  if (seal === 'RELEASED') throw new Problem('sealed', { text: answers.sealed[seal] });
  const found = await readElectionOf(db, year);
  const { position, number, zone, photo } = typed;
  const isSame = was?.code === position && was.number === number;
  const before = found?.candidates.find((one) => one.code === position && one.number === number);
  if (seal === 'SUBMITTED') assertSamePerson(isSame ? before : undefined, typed);
  if (!found?.positions.some(({ code }) => code === position)) {
    throw refuse('candidate.position', answers.noPosition);
  }
  if (zone !== null && !found.zones.some(({ zoneNo }) => zoneNo === zone)) {
    throw refuse('candidate.zone', answers.noZone);
  }
  if (photo !== null && !(await knownPhotos(db, [photo])).has(photo)) {
    throw refuse('candidate.photo', answers.otherPhoto);
  }
}

type Named = z.output<typeof documentShape>;

/** Kind and size are what the store knows of a file. Throws Problem bad_input where it has none. */
async function documentsOf(db: Db, given: readonly Named[]): Promise<readonly ElectionDocument[]> {
  const known = await documentFacts(
    db,
    given.map(({ url }) => url),
  );
  const factsOf = new Map(known.map((one) => [one.url, one]));
  return given.map(({ name, url }, at) => {
    const facts = factsOf.get(url);
    if (!facts) throw refuse(`documents.${at}.url`, answers.otherDocument);
    return { name, url, mediaType: facts.mediaType, bytes: facts.bytes };
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(saveParticulars, {
    run: ({ input, who, services }) =>
      savePart(services, who, 'particulars', input, async (db, year) => {
        const before = await officeElection(db, year);
        if (before?.status === 'RESULT' && !input.published) {
          throw refuse('published', answers.released);
        }
        const { title, note, published } = input;
        await write.writeParticulars(db, year, { title, note, isPublished: published });
      }),
  }),

  handle(saveSchedule, {
    run: ({ input, who, services }) => {
      const { days, manual, calendar } = input;
      assertDays(days);
      assertCalendar(calendar);
      return savePart(services, who, 'schedule', input, (db, year) =>
        write.writeSchedule(db, year, {
          days: days && { ...days, votingEnds: days.voting_ends },
          manual,
          calendar,
        }),
      );
    },
  }),

  handle(savePositions, {
    run: ({ input, who, services }) => {
      assertOnce(
        'positions',
        'code',
        input.positions.map(({ code }) => code),
      );
      return savePart(services, who, 'positions', input, async (db, year) => {
        await assertPositions(db, year, input.positions);
        await write.writePositions(db, year, input.positions);
      });
    },
  }),

  handle(saveZones, {
    run: async ({ input, who, services }) => {
      assertOnce(
        'zones',
        'zone_no',
        input.zones.map(({ zone_no }) => zone_no),
      );
      const zones = input.zones.map(({ zone_no, name, polling_place, map_url }) => ({
        ...{ zoneNo: zone_no, name, pollingPlace: polling_place, mapUrl: map_url },
      }));
      try {
        return await savePart(services, who, 'zones', input, (db, year) =>
          write.writeZones(db, year, zones),
        );
      } catch (error) {
        if (!isInUse(error)) throw error;
        throw new Problem('conflict', { text: answers.zoneUsed });
      }
    },
  }),

  handle(saveCandidate, {
    run: ({ input, who, services }) =>
      savePart(services, who, 'candidates', input, async (db, year) => {
        const { candidate } = input;
        const was = input.was && { code: input.was.position, number: input.was.number };
        await assertCandidate(db, year, was, candidate);
        const { position, zone, photo, video_url, ...rest } = candidate;
        const isWritten = await write.writeCandidate(db, year, was, {
          ...{ ...rest, code: position, zoneNo: zone, photoUrl: photo, videoUrl: video_url },
        });
        if (!isWritten) throw refuse('candidate.number', answers.numberTaken);
      }),
  }),

  handle(removeCandidate, {
    run: ({ input, who, services }) =>
      savePart(services, who, 'candidates', input, async (db, year) => {
        await assertUnsealed(db, year);
        const key = { code: input.position, number: input.number };
        if (!(await write.removeCandidate(db, year, key))) throw new Problem('not_found');
      }),
  }),

  handle(saveDocuments, {
    run: ({ input, who, services }) =>
      savePart(services, who, 'documents', input, async (db, year) =>
        write.writeDocuments(db, year, await documentsOf(db, input.documents)),
      ),
  }),
];
