import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { cooperativeName } from '../../../../core/board/cooperative-name.text.ts';
import { least, most } from '../../../../core/board/lengths.ts';
import { areTooLong, spokenLetters } from '../../../../core/typed/typed-words.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words as shared } from '../../../../kit/words.text.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { answerOfficeTopic } from '../board.api.ts';
import styles from '../board.module.css';
import { text } from '../board.text.ts';
import type { Topic } from '../topic.ts';

const words = text.answer;

interface AnswerFormProps {
  readonly topicId: number;
  readonly onAnswered: (topic: Topic) => void;
}

function faultOf(body: string): string | undefined {
  if (spokenLetters(body) < least.body) return words.short(least.body);
  return areTooLong(body, most.body) ? words.long(most.body) : undefined;
}

/** An answer of the cooperative; what is typed stays until it is sent. */
export function AnswerForm({ topicId, onAnswered }: AnswerFormProps) {
  const call = useCall();
  const [body, setBody] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = faultOf(body);
    setFault(wrong);
    setRefusal(undefined);
    if (wrong !== undefined || busy) return;
    setBusy(true);
    try {
      const input = { id: String(topicId), body };
      const { data } = await call(answerOfficeTopic, input, { manner: 'silent' });
      setBody('');
      onAnswered(data);
      notify({ kind: 'success', text: words.sent });
    } catch (error) {
      const { fields, text: said } = failureOf(error);
      setFault(fields.body);
      if (fields.body === undefined) setRefusal(said || shared.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={words.title}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {refusal === undefined ? null : (
          <Alert kind="no" title={words.refused} alert>
            {refusal}
          </Alert>
        )}
        <AreaField
          label={words.body}
          name="answer"
          hint={words.hint(cooperativeName)}
          error={fault}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <div>
          <Button look="primary" type="submit" icon={Send} busy={busy} busyText={words.busy}>
            {words.send}
          </Button>
        </div>
        <UnsavedGuard isUnsaved={() => body.trim() !== ''} />
      </form>
    </Panel>
  );
}
