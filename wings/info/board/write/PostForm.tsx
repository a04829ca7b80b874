import { Eye, EyeOff, Send } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { postAnswer, postTopic } from '../board.api.ts';
import { boardText } from '../board.text.ts';
import { DraftFound, DraftStatus } from './DraftNote.tsx';
import { PostFields } from './PostFields.tsx';
import { Preview } from './Preview.tsx';
import { type Faults, faultsOf, isEmpty } from './post-values.ts';
import { useDraft } from './use-draft.ts';
import styles from './write.module.css';

const text = boardText.write;

interface PostFormProps {
  /** The question to answer; left out: a new question. */
  readonly topicId?: string;
  readonly onPosted: (posted: { readonly id: number; readonly page?: number }) => Promise<void>;
}

/** A question or an answer on its way; what is refused stays, as it was typed. */
export function PostForm({ topicId, onPosted }: PostFormProps) {
  const call = useCall();
  const { phone } = useSite();
  const { user } = useMemberSession();
  const draft = useDraft(topicId);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const previewId = useId();
  const isAnswer = topicId !== undefined;
  const { written } = draft;

  function refuse(found: Faults, sentence = '') {
    setFaults(found);
    setRefusal(sentence);
    const [first] = Object.keys(found);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const memberNo = user?.membership_no;
    const found = faultsOf(written, { isAnswer, memberNo, allowed: [phone] });
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await draft.rest();
      const { title, body, display_name } = written;
      const silent = { manner: 'silent' } as const;
      const { data } = isAnswer
        ? await call(postAnswer, { id: topicId, body, display_name }, silent)
        : await call(postTopic, { title, body, display_name }, silent);
      draft.clear();
      setPreviewed(false);
      notify({ kind: 'success', text: isAnswer ? text.answerPosted : text.topicPosted });
      await onPosted(data);
    } catch (error) {
      // What was typed stays, in the form and in the draft.
      draft.change({});
      const { fields, text: sentence } = failureOf(error);
      refuse(fields, Object.keys(fields).length > 0 ? '' : sentence || words.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  if (draft.isBarred) return <Barred />;
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {draft.foundAt ? <DraftFound at={draft.foundAt} onClear={draft.clear} /> : null}
      {refusal ? (
        <Alert kind="no" title={text.refused} alert>
          {refusal}
        </Alert>
      ) : null}
      <PostFields
        isAnswer={isAnswer}
        written={written}
        ownName={draft.ownName}
        faults={faults}
        onChange={draft.change}
      />
      <Buttons>
        <Button look="primary" type="submit" icon={Send} busy={busy}>
          {isAnswer ? text.sendAnswer : text.sendTopic}
        </Button>
        <Button
          icon={previewed ? EyeOff : Eye}
          aria-expanded={previewed}
          aria-controls={previewId}
          onClick={() => setPreviewed(!previewed)}
        >
          {previewed ? text.closePreview : text.preview}
        </Button>
        <DraftStatus keeping={isEmpty(written) ? 'quiet' : draft.keeping} />
      </Buttons>
      <div id={previewId}>
        {previewed ? (
          <Preview written={written} ownName={draft.ownName} level={isAnswer ? 3 : 2} />
        ) : null}
      </div>
    </form>
  );
}

/** Terms or password come first. */
function Barred() {
  return (
    <Alert kind="warn" title={boardText.signIn.notReady}>
      <p>{boardText.signIn.notReadyHint}</p>
      <ButtonLink to={paths.memberWelcome}>{boardText.signIn.goOn}</ButtonLink>
    </Alert>
  );
}
