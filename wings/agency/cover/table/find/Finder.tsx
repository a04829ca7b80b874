import { Chips } from '../../../../../kit/chips/Chips.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { text } from '../../cover.text.ts';
import type { Sought } from '../CoverList.tsx';
import { filters } from './find.ts';
import styles from './finder.module.css';

interface FinderProps {
  readonly sought: Sought;
  /** Everybody is reported of then. */
  readonly isPosted: boolean;
  readonly onSeek: (sought: Sought) => void;
}

const said = text.list;
const choices = filters.map((key) => ({ key, name: said.outcomes[key] }));

/** Who is looked for in the list, and with which result. */
export function Finder({ sought, isPosted, onSeek }: FinderProps) {
  const { words, outcome } = sought;
  return (
    <search className={styles.finder}>
      <TextField
        type="search"
        label={said.search}
        hint={said.searchHint}
        maxLength={60}
        autoComplete="off"
        value={words}
        onChange={({ target }) => onSeek({ ...sought, words: target.value, page: 0 })}
      />
      <Chips
        label={said.outcome}
        choices={isPosted ? choices.filter(({ key }) => key !== 'open') : choices}
        chosen={outcome === 'fault' ? undefined : outcome}
        onChoose={(chosen) => onSeek({ ...sought, outcome: chosen, page: 0 })}
      />
    </search>
  );
}
