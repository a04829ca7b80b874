/** A member's own beneficiaries as the records hold them (D-14). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import type { Whose } from '../../../api/sheet/owner-facts.ts';
import { maskedAddress, maskedNumber } from '../../../core/masked/address.ts';
import { nominationOf } from '../../../core/nomination/nomination.ts';
import type { Records } from '../../../records/database.ts';
import { type Beneficiary, beneficiaries } from '../../../records/figures/beneficiaries.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { downloadGian, downloadGianForm, readGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';
import { gianForm } from './beneficiaries-form.server.ts';
import { gianSheet } from './beneficiaries-sheet.server.ts';

const handle = handlersOn<Services>();

const maskedOr = (mask: (words: string) => string, words: string | null): string | null =>
  words === null || words.trim() === '' ? null : mask(words);

const personOf = (one: Beneficiary) => ({
  order_no: one.orderNo,
  full_name: one.fullName,
  relation: one.relation,
  share_percent: one.sharePercent,
  address_masked: maskedOr(maskedAddress, one.address),
  phone_masked: maskedOr(maskedNumber, one.phone),
  document_on: one.documentOn,
  effective_on: one.effectiveOn,
  condition: one.condition,
});

/** What page, file and form show alike. */
async function gianOf(
  records: Records,
  memberNo: string,
): Promise<{ gian: DataOf<typeof readGian>; member: Whose }> {
  const [member, named] = await records.readAsMember(
    memberNo,
    (db) => Promise.all([findMember(db), beneficiaries(db)]),
    { atOnce: true },
  );
  if (!member) throw new Problem('not_found');
  const { totalPercent, warnings } = nominationOf(named, member.asOf);
  return {
    gian: {
      as_of: member.asOf,
      beneficiaries: named.map(personOf),
      total_percent: totalPercent,
      warnings: [...warnings],
    },
    member,
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readGian, {
    keep: 'publication',
    async run({ who, services }) {
      const { gian } = await gianOf(services.records, who.memberNo);
      return { data: gian };
    },
  }),

  handle(downloadGian, {
    async run({ input, who, services }) {
      const { gian, member } = await gianOf(services.records, who.memberNo);
      const sheet = gianSheet(gian, member);
      return {
        file: await services.papers.sheet(sheet, input.format, text.file(fileDay(gian.as_of))),
      };
    },
  }),

  handle(downloadGianForm, {
    async run({ who, services }) {
      const { gian, member } = await gianOf(services.records, who.memberNo);
      const bytes = await services.papers.pdf(gianForm(gian, member));
      return { file: { format: 'pdf', name: text.form.title, bytes } };
    },
  }),
];
