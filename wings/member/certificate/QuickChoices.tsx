import { Chips } from '../../../kit/chips/Chips.tsx';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';
import { type Groups, groupNames, leftBut } from './parts.ts';

interface QuickChoicesProps {
  readonly groups: Groups;
  /** Keys of the parts that are left out. */
  readonly left: ReadonlySet<string>;
  readonly onChoose: (left: ReadonlySet<string>) => void;
}

/** All, or one group alone, at a press; nothing where there is only one group. */
export function QuickChoices({ groups, left, onChoose }: QuickChoicesProps) {
  const filled = groupNames.filter((name) => groups[name].length > 0);
  if (filled.length < 2) return null;
  const choices = [
    { key: 'all' as const, name: text.all },
    ...filled.map((key) => ({ key, name: text.only[key] })),
  ];
  const chosen = choices.find(({ key: choice }) => {
    const leftThen = leftBut(groups, choice);
    return leftThen.size === left.size && [...left].every((key) => leftThen.has(key));
  });
  return (
    <div className={styles.quick}>
      <Chips
        label={text.quick}
        choices={choices}
        chosen={chosen?.key}
        onChoose={(key) => onChoose(leftBut(groups, key))}
      />
    </div>
  );
}
