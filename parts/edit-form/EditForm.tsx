import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Buttons } from '../../kit/button/Buttons.tsx';
import { classes } from '../../kit/classes.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { type Failure, failureOf } from '../../shell/query/failure.ts';
import styles from './edit-form.module.css';
import { editFormText as text } from './edit-form.text.ts';
import { FormField } from './FormField.tsx';
import {
  type FieldSpec,
  type FieldValue,
  type FormValues,
  readField,
  typedOf,
  wordsOf,
} from './field-spec.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface EditFormProps {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  readonly initial: FormValues;
  /** The row as it now stands in the store; undefined: it is gone, or was never there. */
  readonly stored: FormValues | undefined;
  /** Of the names of fields in what the server refuses: `rows.3.`. */
  readonly prefix: string;
  /** Rejects with what the server refused. */
  readonly onSave: (values: FormValues) => Promise<unknown>;
  /** Fetches what others have saved meanwhile. */
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Shown below the fields, from what is typed. */
  readonly preview?: (values: FormValues) => ReactNode;
}

type Typed = Readonly<Record<string, FieldValue>>;
type Faults = Readonly<Record<string, string>>;

const shortKinds: readonly FieldSpec['kind'][] = ['day', 'rate', 'digits', 'count'];

/** Fields are as wide as what is typed there. */
const widthOf = ({ kind }: FieldSpec): string | undefined =>
  kind === 'part' ? undefined : classes(styles.field, shortKinds.includes(kind) && styles.short);

const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** A form of the office: faults at their fields, nothing typed is lost, leaving asks. */
export function EditForm(props: EditFormProps) {
  const { title, fields, initial, stored, prefix, onSave, onReload, onClose, preview } = props;
  const [opened] = useState(initial);
  const [before] = useState<Typed>(() => allTyped(fields, initial));
  const [typed, setTyped] = useState(before);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const { values, wrong } = readAll(fields, typed);
  const isUnsaved = () =>
    !isSaved.current && fields.some(({ name }) => typed[name] !== before[name]);

  function tellFaults(found: Faults) {
    setFaults(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    const control = first && form.current?.elements.namedItem(first.name);
    if (control instanceof HTMLElement) control.focus();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    tellFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await onSave(values);
      isSaved.current = true;
      onClose();
    } catch (error) {
      const failure = failureOf(error);
      const own = ownFaults(failure.fields, prefix, fields);
      tellFaults(own);
      if (Object.keys(own).length === 0) setRefusal(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={title}>
      <form ref={form} onSubmit={send} noValidate>
        <Stack gap="5">
          <Refused refusal={refusal} onReload={onReload} />
          <Differences fields={fields} opened={opened} stored={stored} />
          {fields.map((spec) => (
            <div key={spec.name} className={widthOf(spec)}>
              <FormField
                spec={spec}
                value={typed[spec.name] ?? null}
                error={faults[spec.name]}
                onChange={(value) => setTyped((now) => ({ ...now, [spec.name]: value }))}
              />
            </div>
          ))}
          {preview?.(values)}
          <Buttons>
            <Button look="primary" type="submit" busy={busy} busyText={text.saving}>
              {text.save}
            </Button>
            <Button onClick={onClose}>{text.cancel}</Button>
          </Buttons>
        </Stack>
      </form>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </Panel>
  );
}

const allTyped = (fields: readonly FieldSpec[], values: FormValues): Typed =>
  Object.fromEntries(fields.map((spec) => [spec.name, typedOf(spec, values[spec.name] ?? null)]));

function readAll(fields: readonly FieldSpec[], typed: Typed) {
  const values: Record<string, FieldValue> = {};
  const wrong: Record<string, string> = {};
  for (const spec of fields) {
    const read = readField(spec, typed[spec.name] ?? null);
    if ('fault' in read) wrong[spec.name] = read.fault;
    else values[spec.name] = read.value;
  }
  return { values: values as FormValues, wrong: wrong as Faults };
}

/** Faults that the server named in this row, by the names of the form. */
function ownFaults(
  told: Readonly<Record<string, string>>,
  prefix: string,
  fields: readonly FieldSpec[],
): Faults {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const message = told[prefix + name];
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

interface RefusedProps {
  readonly refusal: Failure | undefined;
  readonly onReload: () => Promise<unknown>;
}

function Refused({ refusal, onReload }: RefusedProps) {
  const [busy, setBusy] = useState(false);
  if (refusal === undefined) return null;
  const reload = () => {
    setBusy(true);
    void onReload().finally(() => setBusy(false));
  };
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Alert kind="no" title={text.refused} alert>
        <p>{refusal.text || text.cannotConnect}</p>
        {refusal.code === 'conflict' ? (
          <Button small busy={busy} busyText={text.reloading} onClick={reload}>
            {text.reload}
          </Button>
        ) : null}
      </Alert>
    </div>
  );
}

interface DifferencesProps {
  readonly fields: readonly FieldSpec[];
  readonly opened: FormValues;
  readonly stored: FormValues | undefined;
}

/** What others have saved since the form was opened, beside what is typed here. */
function Differences({ fields, opened, stored }: DifferencesProps) {
  if (stored === undefined) {
    return opened.id == null ? null : <Alert kind="warn">{text.gone}</Alert>;
  }
  const changed = fields.filter(({ name }) => stored[name] !== opened[name]);
  if (changed.length === 0) return null;
  return (
    <Alert kind="warn" title={text.stored}>
      <p>{text.storedHint}</p>
      <ul>
        {changed.map((spec) => (
          <li key={spec.name}>
            {spec.label}: <b>{wordsOf(spec, stored[spec.name])}</b>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
