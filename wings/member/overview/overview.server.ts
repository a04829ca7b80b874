/** The member's own person and totals as the records hold them (D-05). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { ledgerSelection } from '../../../api/ledger/ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { maskedEmail } from '../../../core/masked/email.ts';
import { maskedRef } from '../../../core/masked/masked.ts';
import { maskNationalId } from '../../../core/national-id.ts';
import { maskedPhone } from '../../../core/phone/phone.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { ageText, membershipAgeText } from '../../../core/thai-words/age.ts';
import { reportedToMe } from '../../../records/agency/reported.ts';
import type { Db } from '../../../records/database.ts';
import { collectionItemsBefore, collectionsBefore } from '../../../records/figures/collections.ts';
import { depositAccounts } from '../../../records/figures/deposits.ts';
import { latelyRecorded } from '../../../records/figures/lately.ts';
import { lastLoanLines, loans } from '../../../records/figures/loans.ts';
import { findPersonal, memberTotals, type PersonalRow } from '../../../records/figures/members.ts';
import { shareHead, storedShares } from '../../../records/figures/shares.ts';
import { pictureName } from '../../../records/pictures.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { accountNews } from '../../../records/sign-in/account-news.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { collectionCard, depositCard, loanCard, shareCard } from './cards/cards.server.ts';
import { latelyOf } from './lately/lately.server.ts';
import { readStatus } from './overview.api.ts';
import { statusWords, typeWords } from './overview.text.ts';
import { revealHandler } from './reveal.server.ts';
import { thisMonthOf } from './this-month/this-month.server.ts';

const handle = handlersOn<Services>();

/** Later than any month that was billed. */
const everAfter = '9999-12-31';

const types = { ORDINARY: 'ordinary', ASSOCIATE: 'associate' } as const;

const read = (db: Db) =>
  Promise.all([
    currentPublication(db),
    findPersonal(db),
    memberTotals(db),
    findPhone(db),
    pictureName(db),
    shareHead(db),
    storedShares.lines(db, { ...ledgerSelection({}), limit: 1 }),
    depositAccounts(db),
    loans(db, 'OPEN'),
    loans(db, 'CLOSED'),
    lastLoanLines(db),
    collectionsBefore(db, everAfter),
    collectionItemsBefore(db, everAfter),
    reportedToMe(db),
    latelyRecorded(db),
    accountNews(db),
  ]);

/** The national ID; of who has none the other document, if there is one. */
const identityOf = ({ nationalId, idDocument, idDocumentNo }: PersonalRow) => ({
  national_id_masked: nationalId === null ? null : maskNationalId(nationalId),
  id_document:
    nationalId === null && idDocument !== null && idDocumentNo !== null
      ? { kind: idDocument, number_masked: maskedRef(idDocumentNo) }
      : null,
});

/** Nothing but what may be shown uncovered. */
const personOf = (person: PersonalRow, phone: string | null, asOf: string) => ({
  membership_no: person.memberNo,
  prefix: person.prefix,
  first_name: person.firstName,
  last_name: person.lastName,
  ...identityOf(person),
  birth_date: person.birthDate,
  age_text: ageText(person.birthDate, asOf) ?? null,
  joined_on: person.joinedOn,
  membership_age_text: membershipAgeText(person.joinedOn, asOf) ?? null,
  member_type: types[person.memberType],
  member_type_text: person.memberTypeName ?? typeWords[person.memberType],
  status_code: person.statusCode,
  status_text: person.statusName ?? statusWords[person.statusCode],
  group_no: person.agencyNo,
  group_name: person.agencyName,
  position_name: person.positionName,
  has_salary: person.salarySatang !== null,
  address: person.address,
  phone_masked: phone === null ? null : maskedPhone(phone),
  email_masked: person.email === null ? null : maskedEmail(person.email),
  payroll_consent_on: person.payrollConsentOn,
});

const statusHandler = handle(readStatus, {
  // Not kept: telephone and picture change without a publication.
  async run({ who, services }) {
    const [publication, person, totals, phone, picture, held, shares, accounts, ...more] =
      await services.records.readAsMember(who.memberNo, read, { atOnce: true });
    if (!publication || !person || !totals) throw new Problem('not_found');
    const [open, closed, last, bills, items, reported, events, news] = more;
    const { billedSatang } = totals;
    const { asOf, deliveredAsOf } = publication;
    return {
      data: {
        as_of: asOf,
        ...personOf(person, phone ?? person.phone, asOf),
        photo_url: picture === undefined ? null : `/api/member/picture/${picture}`,
        totals: {
          share: toDtoBaht(totals.shareSatang),
          loan: toDtoBaht(totals.loanSatang),
          deposit: toDtoBaht(totals.depositSatang),
          collection_latest: billedSatang === null ? null : toDtoBaht(billedSatang),
        },
        cards: {
          share: shareCard(person, shares[0], held?.lastPeriod ?? null),
          deposit: depositCard(accounts),
          loan: loanCard({ open, closed, last, asOf }),
          collection: collectionCard(bills, items),
        },
        this_month: thisMonthOf({ bills, reported, person, asOf: deliveredAsOf }),
        lately: latelyOf({ events, news, isHelped: who.helper !== undefined, asOf }),
      },
    };
  },
});

export const handlers: readonly Handler<Services>[] = [statusHandler, revealHandler];
