/** A version as it may be stored (T5, T29), or every fault at its field. */
import type { InputOf } from '../../../api/endpoint.ts';
import type { FieldFault } from '../../../api/envelope.ts';
import { Problem } from '../../../api/problem.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { articleParts } from '../../../records/content/article-parts.ts';
import { cleanDocument } from '../../../records/content/clean-html.ts';
import type { NewVersion } from '../../../records/office/documents/write.ts';
import { answers as text } from './answers.text.ts';
import type { saveDocument } from './documents.api.ts';

interface Around {
  /** No other version of the document counts. */
  readonly isFirst: boolean;
  readonly today: Date;
}

/** @throws Problem bad_input */
export function fitVersion(
  sent: InputOf<typeof saveDocument>,
  { isFirst, today }: Around,
): Omit<NewVersion, 'by'> {
  const { document, title, effective_on: effectiveOn, change_summary: changeSummary } = sent;
  const bodyHtml = cleanDocument(sent.body_html).trim();
  const parts = articleParts(bodyHtml);
  const fields: FieldFault[] = [];
  const refuse = (field: string, message: string) => void fields.push({ field, message });
  if (title === '') refuse('title', text.noTitle);
  if (effectiveOn <= bangkokDay(today)) refuse('effective_on', text.tooEarly);
  if (changeSummary === '' && !isFirst) refuse('change_summary', text.noSummary);
  if (parts.length === 0) refuse('body_html', text.noBody);
  else if (document === 'guide' && !parts.some(({ kind }) => kind === 'h2')) {
    refuse('body_html', text.noHeading);
  }
  if (fields.length > 0) throw new Problem('bad_input', { fields });
  return { title, bodyHtml, effectiveOn, changeSummary };
}
