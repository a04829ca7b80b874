import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { dataUrlOf } from '../../../../kit/file/data-url.ts';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { FilePick } from '../../../../parts/file-pick/FilePick.tsx';
import { text as pickText } from '../../../../parts/file-pick/pick.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';
import { SealAlert } from '../parts/SealAlert.tsx';
import { closedBy } from '../parts/seal.ts';
import { ProblemRows } from './ProblemRows.tsx';
import { applyVoters, checkVoters } from './voters.api.ts';

const words = text.voters;
const largest = 5 * 1024 * 1024;

type Checked = DataOf<typeof checkVoters>;
interface Picked {
  readonly name: File;
  readonly file: string;
  readonly checked: Checked;
}

/** The voter list by file: first what it would change, then all of it or nothing. */
export function VotersPart({ election, mayEdit, onSaved }: PartProps) {
  const call = useCall();
  const [picked, setPicked] = useState<Picked>();
  const [busy, setBusy] = useState<'check' | 'apply'>();
  const [error, setError] = useState<string>();
  const { year } = election.head;
  const seal = closedBy(election, 'voters');

  const showFailure = (failed: unknown) => {
    const { fields, text: refusal } = failureOf(failed);
    setError(fields.file ?? (refusal || words.failed));
  };

  async function check(name: File) {
    setPicked(undefined);
    setError(undefined);
    if (name.size > largest) return setError(pickText.tooLarge);
    setBusy('check');
    try {
      const file = await dataUrlOf(name).catch(() => undefined);
      if (file === undefined) return setError(pickText.unreadable);
      const { data } = await call(checkVoters, { year, file }, { manner: 'silent' });
      setPicked({ name, file, checked: data });
    } catch (failed) {
      showFailure(failed);
    } finally {
      setBusy(undefined);
    }
  }

  async function apply({ file, checked: { digest, version } }: Picked) {
    setBusy('apply');
    setError(undefined);
    try {
      const input = { year, file, digest, version };
      const { data } = await call(applyVoters, input, { manner: 'silent' });
      notify({ kind: 'success', text: words.applied(data.rows) });
      setPicked(undefined);
      onSaved();
    } catch (failed) {
      showFailure(failed);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <Panel title={words.now}>
        <Facts>
          <Fact label={words.total}>{words.people(election.voters.total)}</Fact>
          <Fact label={words.eligible}>{words.people(election.voters.eligible)}</Fact>
        </Facts>
      </Panel>
      {mayEdit && seal !== undefined ? (
        <SealAlert seal={seal} />
      ) : mayEdit ? (
        <Panel title={words.upload}>
          <div className={styles.form}>
            <Muted>{words.columns}</Muted>
            <Muted>{words.idHint}</Muted>
            <FilePick
              accept=".csv,.xlsx,.txt"
              kinds={words.kinds}
              label={words.choose}
              chosen={picked?.name}
              error={error}
              busy={busy === 'check'}
              busyText={words.checking}
              onPick={(file) => void check(file)}
            />
            {picked ? (
              <CheckedFile
                checked={picked.checked}
                busy={busy === 'apply'}
                onApply={() => void apply(picked)}
              />
            ) : null}
          </div>
        </Panel>
      ) : (
        <Alert>{text.form.readOnly}</Alert>
      )}
    </>
  );
}

interface CheckedFileProps {
  readonly checked: Checked;
  readonly busy: boolean;
  readonly onApply: () => void;
}

function CheckedFile({ checked, busy, onApply }: CheckedFileProps) {
  const { examples, problems, problems_total: total } = checked;
  const such = (numbers: readonly string[]) =>
    numbers.length === 0 ? '' : ` ${words.such(numbers.join(', '))}`;
  return (
    <>
      <Alert kind={total > 0 ? 'warn' : 'info'} title={words.checked} alert>
        {total > 0 ? words.problems(total) : ''}
      </Alert>
      <Facts>
        <Fact label={words.rows}>{words.people(checked.rows)}</Fact>
        <Fact label={words.eligible}>{words.people(checked.eligible)}</Fact>
        <Fact label={words.fresh}>
          {words.people(checked.fresh)}
          {such(examples.fresh)}
        </Fact>
        <Fact label={words.changed}>
          {words.people(checked.changed)}
          {such(examples.changed)}
        </Fact>
        <Fact label={words.same}>{words.people(checked.same)}</Fact>
        <Fact label={words.missing}>
          {words.people(checked.missing)}
          {such(examples.missing)}
        </Fact>
      </Facts>
      {total > 0 ? (
        <>
          <Muted>{words.problemsHint}</Muted>
          <ProblemRows problems={problems} total={total} />
        </>
      ) : (
        <div className={styles.buttons}>
          <Button look="primary" busy={busy} busyText={words.applying} onClick={onApply}>
            {words.apply}
          </Button>
        </div>
      )}
    </>
  );
}
