/** The form that asks for other beneficiaries, with what is known already filled in (D-14). */
import type { DataOf } from '../../../api/endpoint.ts';
import { fullName, type Whose } from '../../../api/sheet/owner-facts.ts';
import type { PaperOrder } from '../../../core/sheet/papers.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { readGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';

type Gian = DataOf<typeof readGian>;

const words = text.form;

/** As many lines to write on as the office's own form has, and one to spare. */
const lines = 5;

const nowWords = ({ beneficiaries }: Gian): readonly string[] =>
  beneficiaries.length === 0
    ? [words.noneYet]
    : beneficiaries.map((one) =>
        words.nominee({
          order: one.order_no,
          name: one.full_name,
          relation: one.relation,
          percent: one.share_percent === null ? text.unsaid : text.percent(one.share_percent),
          on: thaiDateLong(one.document_on),
        }),
      );

/** What the member has nominated so far, and room to write what it shall be. */
export function gianForm(gian: Gian, member: Whose): PaperOrder {
  return {
    template: 'form',
    inputs: {
      title: words.title,
      issuedOn: gian.as_of,
      intro: words.intro,
      sections: [
        { title: words.member, rows: [words.whose(fullName(member), member.memberNo)] },
        { title: words.now(thaiDateLong(gian.as_of)), rows: nowWords(gian) },
        {
          title: words.changeTo,
          rows: [
            ...Array.from({ length: lines }, (_, at) => ({ fields: words.fields(at + 1) })),
            words.condition,
            { checks: Object.values(text.conditions) },
          ],
        },
      ],
      signatures: words.signatures,
    },
  };
}
