/** Says of a code whether a paper bears it, and what that paper states; nothing of whose it is. */
import { steadily } from '../../../api/budget/steady.server.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { readCode } from '../../../core/codes/tracking-code.ts';
import { wireBaht } from '../../../core/satang.ts';
import { verifyPaper } from '../../../records/papers.ts';
import type { Services } from '../../../records/services.ts';
import { takeTry } from './tries.server.ts';
import { readPaper } from './verify.api.ts';

const handle = handlersOn<Services>();
/** Looked up for a text that is no code: it costs what a code costs. */
const nobodys = '0'.repeat(28);
const stepMilliseconds = 20;

const baht = (satang: bigint | null) => (satang === null ? null : wireBaht(satang));

export const handlers: readonly Handler<Services>[] = [
  handle(readPaper, {
    audit: { noneBecause: 'whoever holds a paper may be anybody, and its code opens no record' },
    async run({ input, services: { records }, facts }) {
      const giveBack = await takeTry(facts);
      const code = readCode(input.code) ?? nobodys;
      const found = await steadily(stepMilliseconds, () =>
        records.readAsVisitor((db) => verifyPaper(db, code), { atOnce: true }),
      );
      if (found === undefined) throw new Problem('not_found');
      await giveBack();
      const { kind, onDay, totalSatang, debtSatang, issuedOn } = found;
      const [total, debt] = [baht(totalSatang), baht(debtSatang)];
      return { data: { kind, on: onDay, total, debt, issued_on: issuedOn } };
    },
  }),
];
