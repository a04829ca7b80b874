import { useRef, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { useFaultFocus } from '../../../../parts/edit-form/use-fault-focus.ts';
import { useOfficer } from '../../../../shell/office/office-context.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { Content } from '../shapes.ts';
import { Actions } from './Actions.tsx';
import type { Action } from './action.ts';
import { Colleagues } from './Colleagues.tsx';
import { makePreview, publishTopic, type readEdited, saveTopic } from './editor.api.ts';
import styles from './editor.module.css';
import { text } from './editor.text.ts';
import { Fields, Settings } from './fields/Fields.tsx';
import { useEditing } from './use-editing.ts';

type Edited = DataOf<typeof readEdited>;

const silent = { manner: 'silent' } as const;

/** `content.images.0` of the server is `images.0` of the form. */
const ownFields = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field.replace(/^content\./, ''), message]),
  );

interface EditProps {
  readonly edited: Edited;
  /** Its title was typed on the page before: the focus is where the next words go. */
  readonly goesOn: boolean;
}

/** The form of a topic, its buttons, and what colleagues do with it meanwhile. */
export function Edit({ edited, goesOn }: EditProps) {
  const call = useCall();
  const officer = useOfficer();
  const editing = useEditing(edited);
  const [state, setState] = useState({ state: edited.state, isCurrent: edited.is_current });
  const [busy, setBusy] = useState<Action>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [preview, setPreview] = useState<string>();
  // Another text stands in the form: the editor begins anew with it.
  const [round, setRound] = useState(0);
  const id = String(edited.id);
  const form = useRef<HTMLDivElement>(null);
  useFaultFocus(form, faults);
  const { content, basedOn } = editing;

  async function act(action: Action) {
    setBusy(action);
    setRefusal(undefined);
    setPreview(undefined);
    try {
      // A draft on its way would arrive after the version that it became.
      await editing.flush();
      if (action === 'preview') {
        const { data } = await call(makePreview, { id, content }, silent);
        setFaults({});
        setPreview(data.address);
        open(data.address, '_blank', 'noopener');
        return;
      }
      const endpoint = action === 'publish' ? publishTopic : saveTopic;
      const { data } = await call(endpoint, { id, based_on: basedOn, content }, silent);
      editing.settled(data.version, officer.name);
      setFaults({});
      if (action === 'publish') setState({ state: stateAfter(content), isCurrent: true });
      else setState({ ...state, isCurrent: false });
      notify({ kind: 'success', text: action === 'publish' ? text.published : text.saved });
    } catch (error) {
      const { fields, text: words } = failureOf(error);
      setFaults(ownFields(fields));
      setRefusal(words || text.notSent);
    } finally {
      setBusy(undefined);
    }
  }

  function take(other: Content, from: number) {
    editing.replace(other, from);
    setRound(round + 1);
  }

  const fields = { content, faults, onChange: editing.change };
  return (
    <div className={styles.page} ref={form}>
      <div className={styles.text}>
        <Colleagues editing={editing} edited={edited} onTake={take} />
        <Fields key={round} {...fields} goesOn={goesOn && round === 0} />
      </div>
      <div className={styles.side}>
        <Settings key={round} {...fields} categories={edited.categories} />
        <Actions
          editing={editing}
          id={id}
          state={state}
          busy={busy}
          refusal={refusal}
          preview={preview}
          onAct={(action) => void act(action)}
        />
      </div>
    </div>
  );
}

const stateAfter = ({ published_at: at }: Content): Edited['state'] =>
  at !== null && new Date(at) > new Date() ? 'SCHEDULED' : 'PUBLIC';
