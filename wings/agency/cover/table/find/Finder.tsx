import { Chips } from '../../../../../kit/chips/Chips.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { text } from '../../cover.text.ts';
import type { CoverLine } from '../columns.ts';
import { filters, type ListSearch, type OutcomeFilter } from './find.ts';
import styles from './finder.module.css';

interface FinderProps {
  readonly listSearch: ListSearch;
  /** Everybody is reported of then. */
  readonly isPosted: boolean;
  /** All of the month. */
  readonly members: readonly Pick<CoverLine, 'consent' | 'employee_no'>[];
  readonly onSeek: (listSearch: ListSearch) => void;
}

const labels = text.list;
const choiceOf = (key: Exclude<OutcomeFilter, 'fault'>) => ({ key, name: labels.outcomes[key] });

/** Who is looked for in the list, and with which result. */
export function Finder({ listSearch, isPosted, members, onSeek }: FinderProps) {
  const { words, outcome } = listSearch;
  const choices = filters.filter((key) => !(isPosted && key === 'open')).map(choiceOf);
  const hasMissing = members.some(({ consent }) => !consent);
  const hasEmployees = members.some(({ employee_no }) => employee_no !== null);
  return (
    <search className={styles.finder}>
      <TextField
        type="search"
        label={labels.search}
        hint={hasEmployees ? labels.searchHintEmployee : labels.searchHint}
        maxLength={60}
        autoComplete="off"
        value={words}
        onChange={({ target }) => onSeek({ ...listSearch, words: target.value, page: 0 })}
      />
      <Chips
        label={labels.outcome}
        choices={hasMissing ? [...choices, choiceOf('noConsent')] : choices}
        chosen={outcome === 'fault' ? undefined : outcome}
        onChoose={(chosen) => onSeek({ ...listSearch, outcome: chosen, page: 0 })}
      />
    </search>
  );
}
