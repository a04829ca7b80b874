import { type FormEvent, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { DataOf } from '../../../../api/endpoint.ts';
import { type ParticularGroup, particularGroups } from '../../../../api/office/particulars.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { fieldsOf } from '../fields.ts';
import { type readParticulars, saveParticulars } from '../particulars.api.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';
import { tidied, valuesOf } from '../values.ts';
import { Conflict } from './Conflict.tsx';
import { FieldOf } from './FieldOf.tsx';
import { ListField } from './ListField.tsx';
import { Origins } from './Origins.tsx';
import { Preview } from './Preview.tsx';
import { Refusal } from './Refusal.tsx';

type Data = DataOf<typeof readParticulars>;

interface GroupFormProps {
  readonly group: ParticularGroup;
  readonly data: Data;
  /** Asks what the store has now. */
  readonly refresh: () => Promise<Data>;
}

const versionIn = (data: Data, group: ParticularGroup): string =>
  data.versions.find((one) => one.group === group)?.version ?? '';

/** One group of settings: typed, looked at, saved together. */
export function GroupForm({ group, data, refresh }: GroupFormProps) {
  const call = useCall();
  const keys = particularGroups[group];
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  const [theirs, setTheirs] = useState<FieldValues>();
  const form = useForm<FieldValues>({ defaultValues: valuesOf(data.current, keys) });
  const { isDirty, isSubmitting } = form.formState;
  const refuse = (why: string) => setRefusal({ text: why, at: Date.now() });

  async function conflicted() {
    const fresh = await refresh();
    // What was typed stays; saving again is meant for what stands there now.
    form.reset(valuesOf(fresh.current, keys), { keepValues: true });
    setTheirs(valuesOf(fresh.current, keys));
  }

  function tell(error: unknown) {
    const { fields, text: why } = failureOf(error);
    const faults = Object.entries(fields).map(([name, message]) => ({
      ...{ name: name.replace(/^values\./, ''), message },
    }));
    for (const [at, { name, message }] of faults.entries()) {
      form.setError(name, { message }, { shouldFocus: at === 0 });
    }
    refuse(faults.length > 0 ? text.checkFields : why || words.cannotConnect);
  }

  async function send(typed: FieldValues) {
    setRefusal(undefined);
    const values = tidied(typed);
    try {
      const version = versionIn(data, group);
      await call(saveParticulars, { group, version, values }, { manner: 'silent' });
      form.reset(valuesOf((await refresh()).current, keys));
      setTheirs(undefined);
      notify({ kind: 'success', text: text.saved });
    } catch (error) {
      if (failureOf(error).code === 'conflict') await conflicted().catch(tell);
      else tell(error);
    }
  }

  function submit(event: FormEvent) {
    // What the server said of a row of a list would outlive its mending.
    form.clearErrors();
    void form.handleSubmit(send)(event);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal ? <Refusal key={refusal.at}>{refusal.text}</Refusal> : null}
      {theirs ? (
        <Conflict
          theirs={theirs}
          onTake={() => {
            form.reset(theirs);
            setTheirs(undefined);
          }}
        />
      ) : null}
      <div className={styles.fields}>
        {fieldsOf[group].map((spec) =>
          'list' in spec ? (
            <ListField key={spec.list} spec={spec} form={form} />
          ) : (
            <FieldOf key={spec.path} spec={spec} name={spec.path} form={form} />
          ),
        )}
      </div>
      <Preview group={group} values={form.watch()} />
      <Origins
        keys={keys}
        data={data}
        onFile={(key) =>
          form.setValue(key, data.file[key], { shouldDirty: true, shouldValidate: true })
        }
      />
      <Buttons>
        <Button look="primary" type="submit" busy={isSubmitting} busyText={text.saving}>
          {text.save}
        </Button>
        {isDirty ? null : <span className={styles.muted}>{text.unchanged}</span>}
      </Buttons>
      <UnsavedGuard isUnsaved={() => form.formState.isDirty} />
    </form>
  );
}
