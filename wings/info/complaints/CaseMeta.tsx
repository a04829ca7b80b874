import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import type { Category } from './complaints.api.ts';
import styles from './complaints.module.css';
import { demandText as text } from './complaints.text.ts';

interface CaseMetaProps {
  readonly category: Category;
  readonly received_on: string;
  readonly answered_on: string | null;
}

/** What a case is about, since when, and when it was answered. */
export function CaseMeta({ category, received_on, answered_on }: CaseMetaProps) {
  return (
    <span className={styles.meta}>
      <span>{text.categories[category]}</span>
      <span>
        {text.list.received} <ThaiDate day={received_on} />
      </span>
      {answered_on === null ? null : (
        <span>
          {text.list.answered} <ThaiDate day={answered_on} />
        </span>
      )}
    </span>
  );
}
