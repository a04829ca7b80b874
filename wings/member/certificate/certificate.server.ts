/** Certificates of a member's own balances on a day, and the papers issued before. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import { type Day, isDay } from '../../../core/days.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { bangkokDay, thaiDateLong } from '../../../core/thai-date.ts';
import type { Db } from '../../../records/database.ts';
import {
  type Balances,
  balancesAvailableFrom,
  balancesOn,
} from '../../../records/figures/balances.ts';
import { findMember } from '../../../records/figures/members.ts';
import { issuedPapers, issuePaper } from '../../../records/papers.ts';
import type { Services } from '../../../records/services.ts';
import { certificateFile, readCertifiable, readPapers } from './certificate.api.ts';
import { text } from './certificate.text.ts';
import { readChosen } from './certificate-choice.ts';
import { withinLimit } from './issuing.server.ts';
import { type Chosen, certified, hashOf, letterOf } from './letter.server.ts';

type CertificateServices = Services & { readonly site: Site };

const handle = handlersOn<CertificateServices>();
const mostPapers = 100;

const faultAt = (field: string, message: string) =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** Balances of a day that the records speak of. Throws Problem bad_input at `on` for another. */
async function balancesAt(db: Db, requestedDay: Day | undefined) {
  const [member, first] = await Promise.all([findMember(db), balancesAvailableFrom(db)]);
  if (!member || first === undefined) throw new Problem('not_found');
  const on = requestedDay ?? member.asOf;
  if (!isDay(on)) throw faultAt('on', text.notDay);
  if (on > member.asOf) throw faultAt('on', text.tooLate(thaiDateLong(member.asOf)));
  // Whoever joined after the day of the records has nothing before it either.
  const firstDay = first < member.asOf ? first : member.asOf;
  if (on < firstDay) throw faultAt('on', text.tooEarly(thaiDateLong(firstDay)));
  return { asOf: member.asOf, firstDay, on, member, balances: await balancesOn(db, on) };
}

const toDtoBalances = ({ shareSatang, accounts, loans }: Balances) => ({
  shares: shareSatang === 0n ? null : toDtoBaht(shareSatang),
  accounts: accounts.map(({ accountNo, typeName, balanceSatang }) => ({
    account_no: accountNo,
    type_name: typeName,
    balance: toDtoBaht(balanceSatang),
  })),
  loans: loans.map(({ contractNo, typeName, balanceSatang }) => ({
    contract_no: contractNo,
    type_name: typeName,
    balance: toDtoBaht(balanceSatang),
  })),
});

interface CertificateQuery {
  readonly shares?: '1' | undefined;
  readonly accounts?: string | undefined;
  readonly loans?: string | undefined;
}

function chosenOf({ shares, ...lists }: CertificateQuery): Chosen {
  const [accounts, loans] = [readChosen(lists.accounts), readChosen(lists.loans)];
  if (!accounts) throw faultAt('accounts', text.nothingChosen);
  if (!loans) throw faultAt('loans', text.nothingChosen);
  if (!shares && accounts.length + loans.length === 0) throw faultAt('shares', text.nothingChosen);
  return { shares: shares !== undefined, accounts, loans };
}

/** Which parts, short enough to be kept with the paper. */
const aboutOf = ({ shares, accounts, loans }: Chosen): string =>
  `shares ${Number(shares)}, accounts ${accounts.length}, loans ${loans.length}`;

export const handlers: readonly Handler<CertificateServices>[] = [
  handle(readCertifiable, {
    keep: 'publication',
    async run({ input, who, services: { records } }) {
      const found = await records.readAsMember(who.memberNo, (db) => balancesAt(db, input.on));
      const { asOf, firstDay, on, balances } = found;
      return { data: { as_of: asOf, first_day: firstDay, on, ...toDtoBalances(balances) } };
    },
  }),

  handle(certificateFile, {
    async run({ input, who, services: { records, papers, site, budgets }, facts }) {
      const chosen = chosenOf(input);
      papers.requireHouse();
      const coop = site.coopNameTH;
      const issue = async (db: Db) => {
        const { on, member, balances } = await balancesAt(db, input.on);
        const what = certified(balances, chosen);
        if (!what) throw new Problem('not_found');
        const dated = (issuedOn: Day) => letterOf(what, { member, coop, on, issuedOn });
        const { totalSatang, debtSatang } = what;
        const paper = await issuePaper(db, {
          kind: 'BALANCE',
          about: aboutOf(chosen),
          onDay: on,
          totalSatang,
          debtSatang,
          contentHash: hashOf(dated(bangkokDay(facts.at))),
        });
        return { letter: dated(paper.issuedOn), code: paper.code };
      };
      const { memberNo } = who;
      const { letter, code } = await withinLimit(budgets, memberNo, () =>
        records.asMember(memberNo, issue),
      );
      const bytes = await papers.pdf({ template: 'certificate', inputs: { ...letter, code } });
      const name = text.letter.fileName(fileDay(input.on));
      return { file: { format: 'pdf', name, bytes } };
    },
  }),

  handle(readPapers, {
    async run({ who, services: { records } }) {
      const rows = await records.readAsMember(who.memberNo, (db) => issuedPapers(db, mostPapers), {
        atOnce: true,
      });
      const papers = rows.map(({ code, kind, onDay, totalSatang, debtSatang, issuedOn }) => ({
        code,
        kind,
        on: onDay,
        total: totalSatang === null ? null : toDtoBaht(totalSatang),
        debt: debtSatang === null ? null : toDtoBaht(debtSatang),
        issued_on: issuedOn,
      }));
      return { data: { papers } };
    },
  }),
];
