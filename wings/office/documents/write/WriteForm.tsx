import { type FormEvent, useRef, useState } from 'react';
import { parseThaiDate } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import styles from '../documents.module.css';
import { AsksNotice } from './AsksNotice.tsx';
import { CompareInForce } from './CompareInForce.tsx';
import { Overtaken } from './Overtaken.tsx';
import type { Draft, Typed } from './typed-texts.ts';
import { type Faults, useSaving } from './use-saving.ts';
import { useWriting } from './use-writing.ts';
import { WriteFields } from './WriteFields.tsx';
import { writeText as words } from './write.text.ts';

const fieldNames = ['title', 'effective_on', 'change_summary', 'body_html'];
const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** Whether the readers would be asked anew about what they have already. */
const isUnchanged = ({ in_force: inForce }: Draft, typed: Typed): boolean =>
  inForce !== null && inForce.body_html === typed.html && inForce.title === typed.title;

/** A version while it is written: faults at their fields, nothing typed is lost, leaving asks. */
export function WriteForm({ draft }: { readonly draft: Draft }) {
  const form = useRef<HTMLFormElement>(null);
  const writing = useWriting(draft);
  const { typed, basis } = writing;
  // Another text stands in the form: the editor begins anew with it.
  const [round, setRound] = useState(0);
  const saving = useSaving(writing, focusFirst);

  function focusFirst(faults: Faults) {
    const first = fieldNames.find((name) => faults[name] !== undefined);
    const field = first === 'body_html' ? '[aria-multiline]' : `[name="${first}"]`;
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void saving.save();
  }
  function change(more: Partial<Typed>) {
    writing.change(more);
    saving.forgive(Object.keys(more) as (keyof Typed)[]);
  }
  function takeTheirs() {
    writing.take(basis);
    saving.calm();
    setRound(round + 1);
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {writing.isRestored ? <Alert title={words.restored}>{words.restoredHint}</Alert> : null}
      {saving.refusal === undefined ? null : <Refusal key={saving.refusal.at} {...saving} />}
      {saving.overtaken === undefined ? null : (
        <Overtaken why={saving.overtaken} basis={basis} typed={typed} onTake={takeTheirs} />
      )}
      <WriteFields
        key={round}
        typed={typed}
        needsSummary={basis.in_force !== null}
        faults={saving.faults}
        onChange={change}
      />
      {basis.in_force === null ? null : <CompareInForce inForce={basis.in_force} typed={typed} />}
      <AsksNotice
        document={basis.document}
        day={parseThaiDate(typed.day)}
        isUnchanged={isUnchanged(basis, typed)}
      />
      <Buttons>
        <Button look="primary" type="submit" busy={saving.busy} busyText={words.saving}>
          {basis.ahead ? words.saveChange : words.save}
        </Button>
      </Buttons>
      <UnsavedGuard isUnsaved={writing.isUnsaved} />
    </form>
  );
}

type RefusalProps = Pick<ReturnType<typeof useSaving>, 'refusal' | 'faults'>;

/** Why nothing was saved; what is wrong with a field is told there, and it has the focus. */
function Refusal({ refusal, faults }: RefusalProps) {
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <div ref={hasFaults ? undefined : focusOnMount} tabIndex={-1}>
      <Alert kind="no" title={words.refused} alert>
        {refusal?.text}
      </Alert>
    </div>
  );
}
