import { categoryNames } from '../../core/complaint/case.text.ts';
import type { Category } from '../../core/complaint/case.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import styles from './complaint.module.css';
import { complaintText as text } from './complaint.text.ts';

interface CaseMetaProps {
  readonly category: Category;
  readonly received_on: string;
  readonly answered_on: string | null;
}

/** What a case is about, since when, and when it was answered. */
export function CaseMeta({ category, received_on, answered_on }: CaseMetaProps) {
  return (
    <span className={styles.meta}>
      <span>{categoryNames[category]}</span>
      <span>
        {text.received} <ThaiDate day={received_on} />
      </span>
      {answered_on === null ? null : (
        <span>
          {text.answered} <ThaiDate day={answered_on} />
        </span>
      )}
    </span>
  );
}
