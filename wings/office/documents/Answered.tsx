import type { DocumentKey } from '../../../core/document-keys.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { documentWords, text } from './documents.text.ts';

interface AnsweredProps {
  readonly document: DocumentKey;
  /** Null where nobody is asked. */
  readonly answers: number | null;
  /** How many are asked; null where nobody can count them. */
  readonly audience: number | null;
}

/** How many accepted a version, answered under it or read it: ยอมรับแล้ว 412 จาก 500 คน. */
export function Answered({ document, answers, audience }: AnsweredProps) {
  if (answers === null) return <>{text.table.noAnswers}</>;
  const all = audience === null ? undefined : formatNumber(audience, 0);
  return <>{documentWords[document].counted(formatNumber(answers, 0), all)}</>;
}
