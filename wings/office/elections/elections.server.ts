/** The office reads elections, opens new ones, and sees what was changed (D-20). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { fromBuddhistYear, toBuddhistYear } from '../../../core/thai-date.ts';
import { openCounts } from '../../../records/office/elections/counts.ts';
import { electionChanges, removedElections } from '../../../records/office/elections/history.ts';
import { officeElections } from '../../../records/office/elections/read.ts';
import {
  lockElection,
  removeElection,
  whyElectionStays,
} from '../../../records/office/elections/removal.ts';
import { startElection } from '../../../records/office/elections/write.ts';
import type { Services } from '../../../records/services.ts';
import { answers } from './answers.text.ts';
import { changeOf, subjectsOf } from './dto/history.server.ts';
import { electionAnswer, headOf } from './dto/present.server.ts';
import {
  createElection,
  deleteElection,
  readElection,
  readElections,
  readHistory,
} from './elections.api.ts';

const handle = handlersOn<Services>();

/** Changes of a part that are shown. */
const mostChanges = 100;
/** Deleted elections that are told. */
const mostRemoved = 10;

export const handlers: readonly Handler<Services>[] = [
  handle(readElections, {
    async run({ who, services, facts }) {
      const [elections, counts, removed] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([officeElections(db), openCounts(db), removedElections(db, mostRemoved)]),
      );
      const states = new Map(counts.map(({ year, state }) => [year, state]));
      return {
        data: {
          elections: elections.map((one) => headOf(one, states.get(one.year) ?? null, facts.at)),
          deleted: removed.map(({ year, title, at, by }) => ({
            ...{ year: String(toBuddhistYear(year)), title, at: at.toISOString(), by },
          })),
        },
      };
    },
  }),

  handle(readElection, {
    async run({ input, who, services, facts }) {
      const year = fromBuddhistYear(Number(input.year));
      const data = await services.records.asStaff(who.staffId, (db) =>
        electionAnswer(db, year, facts.at),
      );
      if (!data) throw new Problem('not_found');
      return { data };
    },
  }),

  handle(createElection, {
    async run({ input, who, services }) {
      const [year, copyOf] = [input.year, input.copy_of].map((one) =>
        one === null ? null : fromBuddhistYear(Number(one)),
      ) as [number, number | null];
      await services.records.asStaff(who.staffId, async (db) => {
        const known = await officeElections(db);
        const refuse = (field: string, message: string) =>
          new Problem('bad_input', { fields: [{ field, message }] });
        if (copyOf !== null && !known.some((one) => one.year === copyOf)) {
          throw refuse('copy_of', answers.noCopy);
        }
        const isMade = await startElection(db, { year, title: input.title, copyOf });
        if (!isMade) throw refuse('year', answers.yearTaken);
      });
      return {};
    },
  }),

  handle(deleteElection, {
    async run({ input, who, services }) {
      const year = fromBuddhistYear(Number(input.year));
      await services.records.asStaff(who.staffId, async (db) => {
        const version = await lockElection(db, year);
        if (version === undefined) throw new Problem('not_found');
        const why = await whyElectionStays(db, year);
        if (why !== null) throw new Problem('conflict', { text: answers.stays[why] });
        if (version !== input.version) throw new Problem('conflict', { text: answers.changed });
        await removeElection(db, year);
      });
      return {};
    },
  }),

  handle(readHistory, {
    async run({ input, who, services }) {
      const year = fromBuddhistYear(Number(input.year));
      const found = await services.records.asStaff(who.staffId, (db) =>
        electionChanges(db, subjectsOf(input.part), year, mostChanges),
      );
      const changes = found.map((one) => changeOf(one, input.part));
      return { data: { changes: changes.filter((one) => one !== undefined) } };
    },
  }),
];
