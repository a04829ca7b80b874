/** The letters of an agency: list, letter, who opened it, paper (D-25). */
import { isIssued } from '../../../api/agency/letter-account.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import {
  agencyLetters,
  letterOpenings,
  letterSignature,
  openLetter,
} from '../../../records/agency/letters.ts';
import { agencyMonths } from '../../../records/figures/agencies.ts';
import { currentPublication } from '../../../records/publications.ts';
import { findLetter, keepCounted, lookAt } from './find.server.ts';
import { openDeliveryLetter, printLetter, readLetter, readLetters } from './letters.api.ts';
import { paperOf } from './paper.server.ts';
import { toDtoLetter, toDtoLine, toDtoOpenings } from './present.server.ts';
import type { LetterServices } from './wording.server.ts';

const handle = handlersOn<LetterServices>();
/** So many letters are listed, and months that they may be held against. */
const maxLetters = 24;
const maxMonths = 36;

const keyOf = ({ year, run }: { readonly year: string; readonly run: string }) => ({
  yearBe: Number(year),
  run: Number(run),
});

export const handlers: readonly Handler<LetterServices>[] = [
  handle(readLetters, {
    async run({ who, services }) {
      const [publication, letters, months] = await services.records.readAsAgency(
        who.agencyNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            agencyLetters(db, maxLetters),
            agencyMonths(db, { limit: maxMonths }),
          ]),
        { atOnce: true },
      );
      if (!publication) throw new Problem('not_found');
      const monthOf = new Map(months.map((month) => [month.month, month]));
      const issued = letters.filter((one) => isIssued(one, services));
      return {
        data: {
          as_of: publication.asOf,
          waiting: letters.length - issued.length,
          letters: issued.map((one) => toDtoLine(one, monthOf.get(one.month))),
        },
      };
    },
  }),

  handle(readLetter, {
    async run({ input, who, services }) {
      const found = await lookAt({ agencyNo: who.agencyNo, services }, keyOf(input));
      return { data: toDtoLetter(found, who.personNo) };
    },
  }),

  handle(openDeliveryLetter, {
    async run({ input: { year, run }, who, services }) {
      const key = { yearBe: year, run };
      const openings = await services.records.asAgency(who.agencyNo, async (db) => {
        await keepCounted(db, await findLetter(db, { agencyNo: who.agencyNo, services }, key));
        await openLetter(db, key, who);
        return letterOpenings(db, key);
      });
      return { data: { openings: toDtoOpenings(openings) } };
    },
  }),

  handle(printLetter, {
    async run({ input, who, services }) {
      const { records, papers } = services;
      const found = await lookAt({ agencyNo: who.agencyNo, services }, keyOf(input));
      const signature = await records.readAsAgency(who.agencyNo, (db) =>
        letterSignature(db, found.letter),
      );
      return { file: await paperOf(found, signature, papers) };
    },
  }),
];
