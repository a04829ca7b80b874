/** Beneficiaries as a sheet (D-14). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Whose, whoseFacts } from '../../../api/sheet/whose.ts';
import { reviewYears } from '../../../core/nomination/nomination.ts';
import type { Sheet, SheetRow } from '../../../core/sheet/sheet.ts';
import type { readGian } from './gian.api.ts';
import { text } from './gian.text.ts';

type Gian = DataOf<typeof readGian>;

/** What the page shows. */
export function gianSheet(gian: Gian, member: Whose): Sheet {
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
    facts: whoseFacts(member, gian.as_of),
    tables: [
      {
        columns: [
          { name: text.order, kind: 'count', width: 0.5 },
          { name: text.name, kind: 'text', width: 2 },
          { name: text.relation, kind: 'text' },
          { name: text.share, kind: 'text', width: 0.8 },
          { name: text.condition, kind: 'text', width: 1.5 },
          { name: text.address, kind: 'text', width: 2.4 },
          { name: text.phone, kind: 'text', width: 1.6 },
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
