import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { Differences } from '../../../../parts/compare/Differences.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { differences } from '../compare/differences.ts';
import type { Content } from '../shapes.ts';
import { readVersion } from '../versions/versions.api.ts';
import type { readEdited } from './editor.api.ts';
import { text } from './editor.text.ts';
import type { Editing } from './use-editing.ts';

interface ColleaguesProps {
  readonly editing: Editing;
  readonly edited: DataOf<typeof readEdited>;
  /** Another text stands in the form from now on. */
  readonly onTake: (content: Content, basedOn: number) => void;
}

/** Another text, and whose it is. */
interface Compared {
  readonly name: string;
  readonly content: Content;
}

/** What others do with the topic meanwhile: nothing that was typed is lost by it. */
export function Colleagues({ editing, edited, onTake }: ColleaguesProps) {
  const [compared, setCompared] = useState<Compared>();
  const [mine, setMine] = useState<{ readonly content: Content; readonly basedOn: number }>();
  const { content, basedOn } = editing;

  function take(other: Content, from: number) {
    setMine({ content, basedOn: from });
    onTake(other, from);
  }
  return (
    <>
      {mine === undefined ? null : (
        <Alert title={text.taken}>
          <Button
            small
            onClick={() => {
              setMine(undefined);
              onTake(mine.content, mine.basedOn);
            }}
          >
            {text.back}
          </Button>
        </Alert>
      )}
      <OwnDraft edited={edited} editing={editing} onTake={take} />
      <Newer editing={editing} id={String(edited.id)} onCompare={setCompared} onTake={take} />
      {edited.drafts.map((draft) => (
        <Alert key={draft.staff_name} kind="warn" title={text.others(draft.staff_name)}>
          <p>{text.othersAt(seenAt(editing, draft))}</p>
          <Buttons>
            <Button
              small
              onClick={() => setCompared({ name: draft.staff_name, content: draft.content })}
            >
              {text.compare}
            </Button>
            <Button small onClick={() => take(draft.content, basedOn)}>
              {text.takeOver}
            </Button>
          </Buttons>
        </Alert>
      ))}
      {editing.others
        .filter(({ staff_name: name }) => !edited.drafts.some((one) => one.staff_name === name))
        .map((other) => (
          <Alert key={other.staff_name} kind="warn" title={text.others(other.staff_name)}>
            {text.othersAt(other.saved_at)}
          </Alert>
        ))}
      {compared ? (
        <Dialog
          open
          title={text.differencesOf(compared.name)}
          onClose={() => setCompared(undefined)}
          actions={<Button onClick={() => setCompared(undefined)}>{text.close}</Button>}
        >
          <Differences found={differences(compared.content, content)} />
        </Dialog>
      ) : null}
    </>
  );
}

type Draft = DataOf<typeof readEdited>['drafts'][number];

const seenAt = ({ others }: Editing, draft: Draft): string =>
  others.find(({ staff_name: name }) => name === draft.staff_name)?.saved_at ?? draft.saved_at;

/** What was typed the last time is there again; its writer may not want it. */
function OwnDraft({ edited, onTake }: ColleaguesProps) {
  const [isOpen, setOpen] = useState(edited.own_draft !== null);
  if (!isOpen || edited.own_draft === null) return null;
  return (
    <Alert title={text.restored(edited.own_draft.saved_at)}>
      <Buttons>
        <Button
          small
          onClick={() => {
            setOpen(false);
            onTake(edited.content, edited.version);
          }}
        >
          {text.dropDraft}
        </Button>
        <Button small look="quiet" onClick={() => setOpen(false)}>
          {text.close}
        </Button>
      </Buttons>
    </Alert>
  );
}

interface NewerProps extends Pick<ColleaguesProps, 'editing' | 'onTake'> {
  readonly id: string;
  readonly onCompare: (compared: Compared) => void;
}

/** A version was saved since this text was begun. */
function Newer({ editing, id, onCompare, onTake }: NewerProps) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const { content, basedOn, standing } = editing;
  if (standing.version <= basedOn) return null;

  async function withNewest(use: (newest: Content) => void) {
    setBusy(true);
    try {
      const input = { id, version: String(standing.version) };
      use((await call(readVersion, input, { manner: 'silent' })).data.content);
    } catch {
      notify({ kind: 'error', text: text.cannotCompare });
    } finally {
      setBusy(false);
    }
  }
  const name = standing.changedBy;
  return (
    <Alert kind="warn" title={text.newer(name, standing.version)} alert>
      <p>{text.newerAt(standing.changedAt)}</p>
      <Buttons>
        <Button
          small
          busy={busy}
          busyText={text.comparing}
          onClick={() => void withNewest((newest) => onCompare({ name, content: newest }))}
        >
          {text.compare}
        </Button>
        <Button small onClick={() => editing.replace(content, standing.version)}>
          {text.keepMine}
        </Button>
        <Button small onClick={() => void withNewest((newest) => onTake(newest, standing.version))}>
          {text.useNewest}
        </Button>
      </Buttons>
    </Alert>
  );
}
