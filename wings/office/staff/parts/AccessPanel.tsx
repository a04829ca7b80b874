import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { endStaff, resetStaff } from '../staff.api.ts';
import styles from '../staff.module.css';
import { text } from '../staff.text.ts';
import { Access, type Colleague } from './StaffRows.tsx';

interface AccessPanelProps {
  readonly one: Colleague;
  readonly onChanged: () => void;
  readonly onLink: (link: DataOf<typeof resetStaff>) => void;
}

const silent = { manner: 'silent' } as const;

/** How somebody comes in; an administrator may let them enrol anew, or end their work here. */
export function AccessPanel({ one, onChanged, onLink }: AccessPanelProps) {
  const call = useCall();
  const navigate = useNavigate();
  const { login: own } = useOfficer();
  const [asking, setAsking] = useState<'reset' | 'end'>();
  const whom = { staff_login: one.login, version: one.version };

  async function reset() {
    const { data } = await call(resetStaff, whom, silent);
    setAsking(undefined);
    onLink(data);
  }
  async function end() {
    await call(endStaff, whom, silent);
    setAsking(undefined);
    notify({ kind: 'success', text: text.end.done(one.name) });
    onChanged();
    await navigate(officeRooms.staff.path);
  }

  return (
    <Panel title={text.access} className={styles.sheet}>
      <Facts>
        <Fact label={text.signIn}>
          <Access one={one} />
        </Fact>
        {one.enrols_until === null ? null : (
          <Fact label={text.enrolsUntil}>
            <Moment at={one.enrols_until} />
          </Fact>
        )}
        <Fact label={text.since}>
          <Moment at={one.since} />
        </Fact>
      </Facts>
      <p className={styles.hint}>{one.login === own ? text.ownHint : text.accessHint}</p>
      {one.login === own ? null : (
        <Buttons>
          <Button onClick={() => setAsking('reset')}>{text.reset.act}</Button>
          <Button look="secondDanger" onClick={() => setAsking('end')}>
            {text.end.act}
          </Button>
        </Buttons>
      )}
      <Ask
        kind="reset"
        name={one.name}
        open={asking === 'reset'}
        onYes={reset}
        onClose={setAsking}
      />
      <Ask kind="end" name={one.name} open={asking === 'end'} onYes={end} onClose={setAsking} />
    </Panel>
  );
}

interface AskProps {
  readonly kind: 'reset' | 'end';
  readonly name: string;
  readonly open: boolean;
  readonly onYes: () => Promise<void>;
  readonly onClose: (asking: undefined) => void;
}

function Ask({ kind, name, open, onYes, onClose }: AskProps) {
  const words = text[kind];
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onClose(undefined)}
      title={words.title(name)}
      yes={{ look: 'danger', name: words.yes, busy: words.busy }}
      cancel={text.cancel}
      refused={words.refused}
      onYes={onYes}
    >
      <p>{words.hint}</p>
    </ConfirmDialog>
  );
}
