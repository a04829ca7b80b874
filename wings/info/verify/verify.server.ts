/** Says of a code whether a paper bears it, and what that paper states; nothing of whose it is. */
import { monthParts } from '../../../api/agency/month/month-query.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { letterNumber } from '../../../core/agency/number.ts';
import { readCode } from '../../../core/codes/tracking-code.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { type StatedLetter, verifyLetter } from '../../../records/agency/letters.ts';
import { type StatedPaper, verifyPaper } from '../../../records/papers.ts';
import type { Services } from '../../../records/services.ts';
import { steadily } from '../../../runtime/steady.ts';
import { consumeAttempt } from './rate-limit.server.ts';
import { readPaper } from './verify.api.ts';

type Stated = DataOf<typeof readPaper>;

const handle = handlersOn<Services>();
/** Looked up for a text that is no code: it costs what a code costs. */
const nobodys = '0'.repeat(28);
const stepMilliseconds = 20;

const baht = (satang: bigint | null) => (satang === null ? null : toDtoBaht(satang));

const ofPaper = (paper: StatedPaper): Stated => ({
  kind: paper.kind,
  on: paper.onDay,
  total: baht(paper.totalSatang),
  debt: baht(paper.debtSatang),
  issued_on: paper.issuedOn,
  letter: null,
});

const ofLetter = (letter: StatedLetter): Stated => ({
  kind: 'LETTER',
  on: letter.letterDate,
  total: toDtoBaht(letter.totalSatang),
  debt: null,
  issued_on: letter.letterDate,
  letter: {
    letter_no: letterNumber(letter.prefix, letter),
    ...monthParts(letter.month),
    unit_name: letter.unitName,
    members: letter.members,
    replaced: letter.replaced,
    withdrawn: letter.withdrawn,
  },
});

export const handlers: readonly Handler<Services>[] = [
  handle(readPaper, {
    async run({ input, services: { records, budgets }, facts }) {
      const giveBack = await consumeAttempt(budgets, facts);
      const code = readCode(input.code) ?? nobodys;
      const [paper, letter] = await steadily(stepMilliseconds, () =>
        records.readAsVisitor(
          (db) => Promise.all([verifyPaper(db, code), verifyLetter(db, code)]),
          {
            atOnce: true,
          },
        ),
      );
      const found = letter ? ofLetter(letter) : paper && ofPaper(paper);
      if (found === undefined) throw new Problem('not_found');
      await giveBack();
      return { data: found };
    },
  }),
];
