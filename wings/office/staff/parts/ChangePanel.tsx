import { useMemo, useState } from 'react';
import { staffRoleNames } from '../../../../api/office/office-rooms.text.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { changeStaff, readStaff } from '../staff.api.ts';
import styles from '../staff.module.css';
import { text } from '../staff.text.ts';
import { numbersIn, type StaffFields, StaffForm } from './StaffForm.tsx';
import type { Colleague } from './StaffRows.tsx';

interface ChangePanelProps {
  readonly one: Colleague;
  /** Saved: the list is asked for anew. */
  readonly onChanged: () => void;
}

const fieldsOf = (one: Colleague): StaffFields => ({
  staff_login: one.login,
  name: one.name,
  roles: [...one.roles],
  membership_no: one.membership_no ?? '',
  relatives: one.relatives.join(' '),
});

/** What was typed here and what stands in the store, once somebody else was faster. */
interface Clash {
  readonly mine: StaffFields;
  readonly theirs: Colleague;
}

/** Name, roles, own membership and relatives of somebody, to be changed. */
export function ChangePanel({ one, onChanged }: ChangePanelProps) {
  const call = useCall();
  const { login } = useOfficer();
  const [clash, setClash] = useState<Clash>();
  // The edition that the form was filled with: later ones of the list do not reach into it.
  const [edited, setEdited] = useState(one);
  const before = useMemo(() => fieldsOf(edited), [edited]);

  async function save({ relatives, ...fields }: StaffFields, version = edited.version) {
    const input = { ...fields, relatives: numbersIn(relatives), version };
    await call(changeStaff, input, { manner: 'silent' });
    notify({ kind: 'success', text: text.form.saved(fields.name) });
    const { staff } = (await call(readStaff, {}, { manner: 'silent' })).data;
    setEdited(staff.find((other) => other.login === one.login) ?? edited);
    setClash(undefined);
    onChanged();
  }

  /** The form keeps what was typed; beside it stands what somebody else has saved. */
  function refused(error: unknown, mine: StaffFields): boolean {
    if (failureOf(error).code !== 'conflict') return false;
    void call(readStaff, {}, { manner: 'silent' }).then(({ data }) => {
      const theirs = data.staff.find((other) => other.login === one.login);
      if (theirs) setClash({ mine, theirs });
    });
    return true;
  }

  return (
    <Panel title={text.about} className={styles.sheet}>
      <StaffForm
        before={before}
        isOwn={one.login === login}
        submit={text.form.save}
        onSave={(fields) => save(fields, clash?.theirs.version)}
        onRefused={refused}
      >
        {clash ? (
          <Newer
            theirs={clash.theirs}
            onTheirs={() => {
              setEdited(clash.theirs);
              setClash(undefined);
              onChanged();
            }}
          />
        ) : null}
      </StaffForm>
    </Panel>
  );
}

interface NewerProps {
  readonly theirs: Colleague;
  readonly onTheirs: () => void;
}

/** Whose version stands: to be taken over, or to be written over by saving once more. */
function Newer({ theirs, onTheirs }: NewerProps) {
  return (
    <div role="alert">
      <Alert kind="warn" title={text.form.newer}>
        <p>{text.form.newerHint}</p>
        <Facts kind="tight">
          <Fact label={text.name}>{theirs.name}</Fact>
          <Fact label={text.roles}>
            {theirs.roles.map((role) => staffRoleNames[role]).join(' · ') || text.noRoles}
          </Fact>
          <Fact label={text.form.own}>{theirs.membership_no ?? '–'}</Fact>
          <Fact label={text.form.relatives}>{theirs.relatives.join(' ') || '–'}</Fact>
        </Facts>
        <Buttons>
          <Button type="submit">{text.form.useMine}</Button>
          <Button onClick={onTheirs}>{text.form.useTheirs}</Button>
        </Buttons>
      </Alert>
    </div>
  );
}
