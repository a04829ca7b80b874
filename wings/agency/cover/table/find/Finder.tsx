import { Chips } from '../../../../../kit/chips/Chips.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { text } from '../../cover.text.ts';
import { filters, type ListSearch } from './find.ts';
import styles from './finder.module.css';

interface FinderProps {
  readonly listSearch: ListSearch;
  /** Everybody is reported of then. */
  readonly isPosted: boolean;
  readonly onSeek: (listSearch: ListSearch) => void;
}

const labels = text.list;
const choices = filters.map((key) => ({ key, name: labels.outcomes[key] }));

/** Who is looked for in the list, and with which result. */
export function Finder({ listSearch, isPosted, onSeek }: FinderProps) {
  const { words, outcome } = listSearch;
  return (
    <search className={styles.finder}>
      <TextField
        type="search"
        label={labels.search}
        hint={labels.searchHint}
        maxLength={60}
        autoComplete="off"
        value={words}
        onChange={({ target }) => onSeek({ ...listSearch, words: target.value, page: 0 })}
      />
      <Chips
        label={labels.outcome}
        choices={isPosted ? choices.filter(({ key }) => key !== 'open') : choices}
        chosen={outcome === 'fault' ? undefined : outcome}
        onChoose={(chosen) => onSeek({ ...listSearch, outcome: chosen, page: 0 })}
      />
    </search>
  );
}
