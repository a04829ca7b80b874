import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import type { PartProps } from '../election.types.ts';
import { deleteElection, readElections } from '../elections.api.ts';
import { text } from '../elections.text.ts';

const words = text.remove;

/** Deletes an election that nobody has seen; of any other it says why it stays. */
export function RemovalPanel({ election, mayEdit }: Pick<PartProps, 'election' | 'mayEdit'>) {
  const call = useCall();
  const forget = useInvalidate();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { head, stays, version } = election;
  const why = stays !== null ? words.stays[stays] : mayEdit ? undefined : words.registryOnly;

  async function remove() {
    await call(deleteElection, { year: head.year, version }, { manner: 'silent' });
    setAsking(false);
    forget(readElections);
    notify({ kind: 'success', text: words.done(head.year) });
    void navigate(officeRooms.elections.path);
  }
  return (
    <Panel title={words.title}>
      <Muted>{why ?? words.about}</Muted>
      {why === undefined ? (
        <Buttons>
          <Button look="secondDanger" icon={Trash2} onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </Buttons>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.asking(head.year)}
        yes={{ look: 'danger', name: words.yes, busy: words.busy }}
        cancel={words.cancel}
        refused={words.refused}
        onYes={remove}
      >
        <p>{words.what}</p>
      </ConfirmDialog>
    </Panel>
  );
}
