import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { tidyLine } from '../../../../core/typed/typed-words.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words as shared } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { addRefusedWord, readRefusedWords, removeRefusedWord } from '../board.api.ts';
import styles from '../board.module.css';
import { text } from '../board.text.ts';
import { wordLimits } from '../limits.ts';

const { words } = text;

interface AddedWordsProps {
  readonly added: readonly string[];
  readonly onLists: (lists: DataOf<typeof readRefusedWords>) => void;
}

/** The cooperative's own words: added one at a time, each removed by a button of its own. */
export function AddedWords({ added, onLists }: AddedWordsProps) {
  const call = useCall();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The word that is being removed; '' while one is added. */
  const [busy, setBusy] = useState<string>();

  async function change(endpoint: typeof addRefusedWord, of: string, told: string) {
    setBusy(endpoint === addRefusedWord ? '' : of);
    setFault(undefined);
    setRefusal(undefined);
    try {
      const { data } = await call(endpoint, { word: of }, { manner: 'silent' });
      onLists(data);
      if (endpoint === addRefusedWord) setWord('');
      notify({ kind: 'success', text: told });
      // The button that was pressed may be gone.
      field.current?.focus();
    } catch (error) {
      const { code, fields, text: said } = failureOf(error);
      if (endpoint === addRefusedWord) setFault(fields.word);
      if (endpoint !== addRefusedWord || !fields.word) setRefusal(said || shared.cannotConnect);
      if (code === 'conflict') await reload();
    } finally {
      setBusy(undefined);
    }
  }

  async function reload() {
    const found = await call(readRefusedWords, {}, { manner: 'silent' }).catch(() => undefined);
    if (found) onLists(found.data);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    const { length } = tidyLine(word);
    if (length < wordLimits.least || length > wordLimits.most) return setFault(words.short);
    void change(addRefusedWord, word, words.isAdded(tidyLine(word)));
  }

  return (
    <Panel title={words.added}>
      <div className={styles.form}>
        {refusal === undefined ? null : (
          <Alert kind="no" title={words.refused} alert>
            {refusal}
          </Alert>
        )}
        {added.length === 0 ? (
          <p className={styles.muted}>{words.none}</p>
        ) : (
          <ul className={styles.wordList}>
            {added.map((one) => (
              <li key={one}>
                <span>{one}</span>
                <Button
                  small
                  icon={X}
                  busy={busy === one}
                  busyText={words.removing}
                  onClick={() => void change(removeRefusedWord, one, words.isRemoved(one))}
                >
                  <span aria-hidden="true">{words.remove}</span>
                  <VisuallyHidden>{words.removeOf(one)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form className={styles.search} onSubmit={add} noValidate>
          <TextField
            label={words.word}
            name="word"
            hint={words.wordHint}
            error={fault}
            ref={field}
            autoComplete="off"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <Button type="submit" icon={Plus} busy={busy === ''} busyText={words.adding}>
            {words.add}
          </Button>
        </form>
      </div>
    </Panel>
  );
}
