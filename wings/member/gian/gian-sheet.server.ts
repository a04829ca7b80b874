/** Beneficiaries as a sheet, and the form that asks for others (D-14). */
import type { DataOf } from '../../../api/endpoint.ts';
import { reviewYears } from '../../../core/nomination/nomination.ts';
import type { Sheet, SheetRow } from '../../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { readGian } from './gian.api.ts';
import { text } from './gian.text.ts';

type Gian = DataOf<typeof readGian>;

export interface Subject {
  readonly name: string;
  readonly memberNo: string;
}

const emptyRows = 6;

const factsOf = ({ name, memberNo }: Subject, asOf: string): Sheet['facts'] => [
  [text.member, name],
  [text.memberNo, memberNo],
  [text.asOf, thaiDateLong(asOf)],
];

/** What the page shows. */
export function gianSheet(gian: Gian, subject: Subject): Sheet {
  const rows: SheetRow[] = gian.beneficiaries.map((one) => ({
    cells: [
      one.order_no,
      one.full_name,
      one.relation,
      one.share_percent ?? text.unsaid,
      text.conditions[one.condition],
      one.address_masked,
      one.phone_masked,
      one.document_on,
      one.effective_on,
    ],
  }));
  const total: SheetRow[] =
    gian.total_percent === null
      ? []
      : [
          {
            as: 'total',
            cells: [null, text.total, null, gian.total_percent, null, null, null, null, null],
          },
        ];
  return {
    title: text.title,
    facts: factsOf(subject, gian.as_of),
    tables: [
      {
        columns: [
          { name: text.order, kind: 'count', width: 0.5 },
          { name: text.name, kind: 'text', width: 2 },
          { name: text.relation, kind: 'text' },
          { name: text.share, kind: 'text', width: 0.8 },
          { name: text.condition, kind: 'text', width: 1.5 },
          { name: text.address, kind: 'text', width: 2.4 },
          { name: text.phone, kind: 'text', width: 1.1 },
          { name: text.documentOn, kind: 'day' },
          { name: text.effectiveOn, kind: 'day' },
        ],
        rows: [...rows, ...total],
        empty: text.empty,
      },
    ],
    notes: gian.warnings.map((warning) => warningWords(warning, gian.total_percent)),
    asOf: gian.as_of,
    wide: true,
  };
}

const warningWords = (warning: Gian['warnings'][number], total: string | null): string =>
  `${text.warnings[warning]}: ${
    warning === 'PERCENT' ? text.percentHint(total) : text.reviewHint(reviewYears)
  }`;

/** What the member holds now, and room to write what it shall be. */
export function gianForm(gian: Gian, subject: Subject): Sheet {
  return {
    title: text.form.title,
    facts: factsOf(subject, gian.as_of),
    tables: [
      {
        title: text.form.now,
        columns: [
          { name: text.order, kind: 'count', width: 0.5 },
          { name: text.name, kind: 'text', width: 3 },
          { name: text.relation, kind: 'text' },
          { name: text.share, kind: 'text' },
          { name: text.documentOn, kind: 'day' },
        ],
        rows: gian.beneficiaries.map((one) => ({
          cells: [
            one.order_no,
            one.full_name,
            one.relation,
            one.share_percent ?? text.unsaid,
            one.document_on,
          ],
        })),
        empty: text.form.noneYet,
      },
      {
        title: text.form.wanted,
        columns: [
          { name: text.order, kind: 'count', width: 0.5 },
          { name: text.name, kind: 'text', width: 2 },
          { name: text.relation, kind: 'text' },
          { name: text.share, kind: 'text', width: 0.8 },
          { name: text.form.address, kind: 'text', width: 2.4 },
        ],
        rows: Array.from({ length: emptyRows }, (_, at) => ({
          cells: [at + 1, null, null, null, null],
        })),
      },
    ],
    notes: text.form.notes,
    asOf: gian.as_of,
  };
}
