import { CircleHelp } from 'lucide-react';
import { type ToggleEvent, useId, useState } from 'react';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import {
  type ExplainedWord,
  type Explanation,
  explained,
  explainText,
  wordPlace,
} from './explained.text.ts';
import styles from './glossary.module.css';

interface ExplainProps {
  readonly of: ExplainedWord;
  /** The question stands in words: where the word itself is a heading or far away. */
  readonly inWords?: boolean;
}

/**
 * The button beside a word that says at a tap what it means. Native: Esc or a press elsewhere
 * closes the explanation, and the focus goes back to the button.
 */
export function Explain({ of, inWords = false }: ExplainProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const question = explainText.ask(explained[of].word);

  function toggled({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') currentTarget.focus();
    // Only when it is closed: words that leave earlier would take the focus along.
    else setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className={classes(styles.button, inWords && styles.inWords)}
        popoverTarget={id}
        aria-label={inWords ? undefined : question}
      >
        {inWords ? question : null}
        <Icon of={CircleHelp} size="s" />
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={question}
        tabIndex={-1}
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={toggled}
      >
        {open ? <Explained of={of} panel={id} /> : null}
      </span>
    </>
  );
}

/** Elements of a line, since the word may stand in one. */
function Explained({ of, panel }: { readonly of: ExplainedWord; readonly panel: string }) {
  const { word, also, meaning, advice }: Explanation = explained[of];
  return (
    <>
      <b>{word}</b>
      {also === undefined ? null : <small>{explainText.also(also)}</small>}
      <span>
        <Whole of={meaning} />
      </span>
      {advice === undefined ? null : (
        <span>
          <Whole of={advice} />
        </span>
      )}
      <span className={styles.ends}>
        <Link to={`/glossary#${wordPlace(of)}`}>{explainText.all}</Link>
        <button type="button" popoverTarget={panel} popoverTargetAction="hide">
          {explainText.close}
        </button>
      </span>
    </>
  );
}
