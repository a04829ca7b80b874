import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { CountData, PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { useDraft } from '../parts/use-draft.ts';
import { PositionFields } from './PositionFields.tsx';
import { saveCount } from './results.api.ts';
import { text } from './results.text.ts';
import { positionInput, type TypedCount, typedOf } from './typed-count.ts';

interface CountFormProps extends PartProps {
  /** The draft that was begun; left out: none was. */
  readonly count: CountData | undefined;
  readonly isCorrection: boolean;
}

/** Ballot papers and votes of every position, as a draft or handed on to another. */
export function CountForm({ election, onSaved, count, isCorrection }: CountFormProps) {
  const call = useCall();
  const send = (submit: boolean) => async (typed: TypedCount, version: number) => {
    const positions = typed.positions.map((one) => {
      const found = election.positions.find(({ code }) => code === one.position);
      return positionInput(one, found?.seats ?? 1);
    });
    const input = { year: election.head.year, version, positions, reason: typed.reason, submit };
    return (await call(saveCount, input, { manner: 'silent' })).data.version;
  };
  const stored = { value: typedOf(election, count), version: count?.version ?? 0 };
  const draft = useDraft(stored, onSaved);
  const { value, change, faults } = draft;

  async function save(submit: boolean) {
    if (!(await draft.save(send(submit)))) return;
    notify({ kind: 'success', text: submit ? text.submitted : text.drafted });
    onSaved();
  }

  return (
    <Panel title={text.enter}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <Muted>
          {text.valid} {text.rule} {text.ruleOne}
        </Muted>
        {draft.refusal === undefined && draft.conflict === undefined ? null : (
          <Alert kind="no" title={text.refused} alert>
            {draft.refusal ?? draft.conflict}
          </Alert>
        )}
        {value.positions.map((typed, at) => (
          <PositionFields
            key={typed.position}
            election={election}
            typed={typed}
            faultAt={(field) => faults[`positions.${at}.${field}`]}
            onChange={(next) =>
              change({
                ...value,
                positions: value.positions.map((one, index) => (index === at ? next : one)),
              })
            }
          />
        ))}
        {isCorrection ? (
          <AreaField
            label={text.reason}
            hint={text.reasonHint}
            error={faults.reason}
            rows={3}
            value={value.reason}
            onChange={({ target }) => change({ ...value, reason: target.value })}
          />
        ) : null}
        <div className={styles.buttons}>
          <Button
            look="primary"
            busy={draft.busy}
            busyText={text.sending}
            onClick={() => void save(true)}
          >
            {text.submit}
          </Button>
          <Button type="submit">{text.draft}</Button>
        </div>
      </form>
      <UnsavedGuard isUnsaved={() => draft.isDirty} />
    </Panel>
  );
}
