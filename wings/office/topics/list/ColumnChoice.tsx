import { ChevronDown, Columns3 } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { listText as text } from '../topics.text.ts';
import { type ColumnKey, columnKeys, type ListInput, listAddress } from './address.ts';
import styles from './list.module.css';

interface ColumnChoiceProps {
  readonly input: ListInput;
  readonly columns: readonly ColumnKey[];
}

/** Which columns the list shows: folded away until it is asked for, and again when it is left. */
export function ColumnChoice({ input, columns }: ColumnChoiceProps) {
  const navigate = useNavigate();
  const toggle = (key: ColumnKey, isOn: boolean) => {
    const next = columnKeys.filter((one) => (one === key ? isOn : columns.includes(one)));
    void navigate(listAddress(input, next), { preventScrollReset: true, replace: true });
  };
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape') return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // A press on words within it goes nowhere; only what takes the focus elsewhere closes it.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }
  return (
    <details className={styles.folded} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary>
        <Icon of={Columns3} size="s" />
        {text.columnsShort}
        <Icon of={ChevronDown} size="xs" className={styles.turned} />
      </summary>
      <fieldset className={styles.columns} aria-label={text.columns}>
        {columnKeys.map((key) => (
          <Checkbox
            key={key}
            checked={columns.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          >
            {text.columnNames[key]}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
