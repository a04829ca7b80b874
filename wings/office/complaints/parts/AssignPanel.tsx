import { type FormEvent, useState } from 'react';
import { parseThaiDate, thaiDateNumeric } from '../../../../core/thai-date.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { DayField } from '../../../../kit/calendar/DayField.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import { type OpenCase, useStep } from '../use-case.ts';
import { assignComplaint, targetComplaint } from '../work.api.ts';
import { Refusal } from './Refusal.tsx';

const words = text.assign;

/** Whose case it is, and the day they work towards. */
export function AssignPanel({ open }: { readonly open: OpenCase }) {
  const { one } = open;
  if (one.status === 'CLOSED') {
    return (
      <Panel title={words.title}>
        <Facts>
          <Fact label={words.label}>{one.assignee?.name ?? words.none}</Fact>
          <Fact label={words.target}>
            <ThaiDate day={one.target_on} />
          </Fact>
        </Facts>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <div className={styles.form}>
        {/* Another assignee or day, whoever set it, fills its form anew. */}
        <AssigneeForm key={one.assignee?.id ?? ''} open={open} />
        <TargetForm key={one.target_on} open={open} />
      </div>
    </Panel>
  );
}

function AssigneeForm({ open }: { readonly open: OpenCase }) {
  const { assignee, colleagues } = open.one;
  const [chosen, setChosen] = useState(assignee?.id ?? '');
  const step = useStep(open);
  const isFormer = assignee !== null && !colleagues.some(({ id }) => id === assignee.id);

  function save(event: FormEvent) {
    event.preventDefault();
    const input = { assignee: chosen || null };
    void step.run({ endpoint: assignComplaint, input }, words.saved);
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Refusal of={step.refused} />
      <SelectField
        label={words.label}
        error={step.refused?.fields.assignee}
        name="assignee"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.none}</option>
        {isFormer ? <option value={assignee.id}>{words.former(assignee.name)}</option> : null}
        {colleagues.map(({ id, name, me }) => (
          <option key={id} value={id}>
            {me ? words.mine(name) : name}
          </option>
        ))}
      </SelectField>
      <div>
        <Button small type="submit" busy={step.busy} busyText={text.steps.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function TargetForm({ open }: { readonly open: OpenCase }) {
  const [typed, setTyped] = useState(thaiDateNumeric(open.one.target_on));
  const [fault, setFault] = useState<string>();
  const step = useStep(open);

  function save(event: FormEvent) {
    event.preventDefault();
    const day = parseThaiDate(typed);
    setFault(day === undefined ? words.targetWrong : undefined);
    if (day === undefined) return;
    void step.run({ endpoint: targetComplaint, input: { target_on: day } }, words.targetSaved);
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Refusal of={step.refused} />
      <DayField
        label={words.target}
        name="target_on"
        hint={words.targetHint}
        error={fault ?? step.refused?.fields.target_on}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button small type="submit" busy={step.busy} busyText={text.steps.busy}>
          {words.saveTarget}
        </Button>
      </div>
    </form>
  );
}
