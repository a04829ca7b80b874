import { Plus } from 'lucide-react';
import { Button } from '../../../../../kit/button/Button.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../../kit/panel/Panel.tsx';
import { contentLimits } from '../../shapes.ts';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';
import type { FieldsProps } from './fields-props.ts';
import { RowButtons } from './RowButtons.tsx';
import { changedAt } from './rows.ts';

/** What stands out of the text: each a label with its value. */
export function FactFields({ content: { facts }, faults, onChange }: FieldsProps) {
  return (
    <Panel title={text.facts}>
      <p className={styles.hint}>{text.factsHint}</p>
      {facts.map((fact, at) => (
        <fieldset
          className={styles.row}
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while typed
          key={at}
          aria-label={text.factOf(at + 1)}
        >
          <TextField
            label={text.factLabel}
            error={faults[`facts.${at}`]}
            maxLength={60}
            value={fact.label}
            onChange={({ target }) =>
              onChange({ facts: changedAt(facts, at, { label: target.value }) })
            }
          />
          <TextField
            label={text.factValue}
            maxLength={300}
            value={fact.value}
            onChange={({ target }) =>
              onChange({ facts: changedAt(facts, at, { value: target.value }) })
            }
          />
          <RowButtons
            list={facts}
            at={at}
            what={text.factOf(at + 1)}
            onChange={(list) => onChange({ facts: list })}
          />
        </fieldset>
      ))}
      {facts.length < contentLimits.facts ? (
        <Button
          small
          icon={Plus}
          onClick={() => onChange({ facts: [...facts, { label: '', value: '' }] })}
        >
          {text.addFact}
        </Button>
      ) : null}
    </Panel>
  );
}
