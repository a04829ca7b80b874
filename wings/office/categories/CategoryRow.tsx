import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { formatNumber } from '../../../core/thai-number.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { AreaField } from '../../../kit/field/AreaField.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { contentTypes, homeBlocks } from './categories.api.ts';
import styles from './categories.module.css';
import { text } from './categories.text.ts';
import type { Row } from './rows.ts';

interface CategoryRowProps {
  readonly row: Row;
  readonly at: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly fault: (field: string) => string | undefined;
  readonly onToggle: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onChange: (more: Partial<Row>) => void;
}

/** A category: its place, and when it is opened everything that it says. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, at, count, isOpen, onToggle, onMove, onRemove } = props;
  const name = row.name || text.newName;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p>
          <b>{name}</b> {row.shown ? null : <Badge>{text.hidden}</Badge>}{' '}
          {row.home_block ? <Badge kind="blue">{text.homeBlocks[row.home_block]}</Badge> : null}
          <span className={styles.muted}>
            {text.contentTypes[row.content_type]} · {text.topics(formatNumber(row.topics, 0))}
          </span>
        </p>
        <div className={styles.buttons}>
          <Button
            small
            look="quiet"
            icon={ArrowUp}
            aria-label={text.up(name)}
            aria-disabled={at === 0 || undefined}
            onClick={() => at > 0 && onMove(-1)}
          />
          <Button
            small
            look="quiet"
            icon={ArrowDown}
            aria-label={text.down(name)}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => at < count - 1 && onMove(1)}
          />
          <Button
            small
            icon={Pencil}
            aria-label={text.editOne(name)}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {text.edit}
          </Button>
          {row.topics === 0 ? (
            <Button
              small
              look="quietDanger"
              icon={Trash2}
              aria-label={text.removeOne(name)}
              onClick={onRemove}
            />
          ) : null}
        </div>
      </div>
      {isOpen ? <Fields {...props} /> : null}
    </li>
  );
}

function Fields({ row, fault, onChange }: CategoryRowProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={text.name}
        error={fault('name')}
        maxLength={80}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={text.key}
        hint={text.keyHint}
        error={fault('key')}
        maxLength={40}
        readOnly={!row.isNew}
        value={row.key}
        onChange={({ target }) => onChange({ key: target.value })}
      />
      <AreaField
        label={text.description}
        error={fault('description')}
        rows={2}
        maxLength={300}
        value={row.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SelectField
        label={text.contentType}
        error={fault('content_type')}
        value={row.content_type}
        onChange={({ target }) => onChange({ content_type: target.value as Row['content_type'] })}
      >
        {contentTypes.map((type) => (
          <option key={type} value={type}>
            {text.contentTypes[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.homeBlock}
        value={row.home_block ?? ''}
        onChange={({ target }) =>
          onChange({ home_block: (target.value || null) as Row['home_block'] })
        }
      >
        <option value="">{text.noBlock}</option>
        {homeBlocks.map((block) => (
          <option key={block} value={block}>
            {text.homeBlocks[block]}
          </option>
        ))}
      </SelectField>
      <Checkbox checked={row.shown} onChange={({ target }) => onChange({ shown: target.checked })}>
        {text.shown}
      </Checkbox>
    </div>
  );
}
