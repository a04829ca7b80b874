import styles from './chips.module.css';

interface ChipsProps<Key extends string> {
  /** Name of the group for speech. */
  readonly label: string;
  readonly choices: readonly { readonly key: Key; readonly name: string }[];
  readonly chosen: Key | undefined;
  readonly onChoose: (key: Key) => void;
}

/** A few ready choices, of which one may be in force. */
export function Chips<Key extends string>({ label, choices, chosen, onChoose }: ChipsProps<Key>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
