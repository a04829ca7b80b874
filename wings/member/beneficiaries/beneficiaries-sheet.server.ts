/** Beneficiaries as a sheet (D-14). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Whose, whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { reviewYears } from '../../../core/nomination/nomination.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import type { readGian } from './beneficiaries.api.ts';
import { text } from './beneficiaries.text.ts';

type Gian = DataOf<typeof readGian>;

const columns = lineColumns<Gian['beneficiaries'][number]>()({
  order: { name: text.order, kind: 'count', width: 0.5, of: (one) => one.order_no },
  name: { name: text.name, kind: 'text', width: 2, of: (one) => one.full_name },
  relation: { name: text.relation, kind: 'text', of: (one) => one.relation },
  share: {
    ...{ name: text.share, kind: 'text', width: 0.8 },
    of: (one) => one.share_percent ?? text.unsaid,
  },
  condition: {
    ...{ name: text.condition, kind: 'text', width: 1.5 },
    of: (one) => text.conditions[one.condition],
  },
  address: { name: text.address, kind: 'text', width: 2.4, of: (one) => one.address_masked },
  phone: { name: text.phone, kind: 'text', width: 1.6, of: (one) => one.phone_masked },
  documentOn: { name: text.documentOn, kind: 'day', of: (one) => one.document_on },
  effectiveOn: { name: text.effectiveOn, kind: 'day', of: (one) => one.effective_on },
});

/** What the page shows. */
export function gianSheet(gian: Gian, member: Whose): Sheet {
  const total: MarkedRow<keyof typeof columns> = {
    as: 'total',
    cells: { name: text.total, share: gian.total_percent },
  };
  const below = gian.total_percent === null ? [] : [total];
  return {
    title: text.title,
    facts: whoseFacts(member, gian.as_of),
    tables: [sheetTable(gian.beneficiaries, columns, { below, empty: text.empty })],
    notes: gian.warnings.map((warning) => warningWords(warning, gian.total_percent)),
    asOf: gian.as_of,
    wide: true,
  };
}

const warningWords = (warning: Gian['warnings'][number], total: string | null): string =>
  `${text.warnings[warning]}: ${
    warning === 'PERCENT' ? text.percentHint(total) : text.reviewHint(reviewYears)
  }`;
