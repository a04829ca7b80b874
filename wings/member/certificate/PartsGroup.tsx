import { Money } from '../../../kit/amount/Money.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import styles from './certificate.module.css';
import type { Part } from './parts.ts';

interface PartsGroupProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly isChosen: (part: Part) => boolean;
  readonly onToggle: (part: Part) => void;
}

/** Lines to tick, each with its amount at the far end; nothing where there is none. */
export function PartsGroup({ title, parts, isChosen, onToggle }: PartsGroupProps) {
  if (parts.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {parts.map((part) => (
        <div className={styles.line} key={part.number}>
          <Checkbox checked={isChosen(part)} onChange={() => onToggle(part)}>
            {part.name} {part.shown === undefined ? null : <Nowrap>{part.shown}</Nowrap>}
          </Checkbox>
          <p className={styles.left}>
            <Money value={part.balance} />
          </p>
        </div>
      ))}
    </fieldset>
  );
}
