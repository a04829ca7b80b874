import { Search, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { longestSearch } from '../../../core/typed/search-term.ts';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import styles from './filter.module.css';
import { filterText as text } from './filter.text.ts';

interface FindFieldProps {
  /** What is looked for now. */
  readonly q: string | undefined;
  readonly onChange: (q: string | undefined) => void;
}

/** Words or an amount to look for. Enter or the glass looks; the cross takes the search away. */
export function FindField({ q = '', onChange }: FindFieldProps) {
  const [typed, setTyped] = useState(q);
  const [inForce, setInForce] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  // The address has changed: back was pressed, or the search was cleared elsewhere.
  if (inForce !== q) {
    setInForce(q);
    setTyped(q);
  }
  function look(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words !== q) onChange(words === '' ? undefined : words);
  }
  function clear() {
    setTyped('');
    if (q !== '') onChange(undefined);
    field.current?.focus();
  }
  return (
    <search className={styles.find}>
      <form onSubmit={look}>
        <TextField
          ref={field}
          label={text.find}
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inside={
            <>
              {typed === '' ? null : (
                <button
                  type="button"
                  className={styles.inside}
                  aria-label={text.clear}
                  onClick={clear}
                >
                  <Icon of={X} size="s" />
                </button>
              )}
              <button type="submit" className={styles.inside} aria-label={text.look}>
                <Icon of={Search} size="s" />
              </button>
            </>
          }
        />
      </form>
    </search>
  );
}
