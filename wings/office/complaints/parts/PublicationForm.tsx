import { Eye, EyeOff, Globe, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { MoreLink } from '../../../../kit/link/MoreLink.tsx';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import { type Draft, draftOf, faultsOf, isSame } from '../publication.ts';
import type { OpenCase } from '../use-case.ts';
import { Preview } from './Preview.tsx';
import { PublicationDialogs } from './PublicationDialogs.tsx';

const words = text.publish;

/** Topic, body and answer as the public will read them, with a preview of exactly that. */
export function PublicationForm({ open }: { readonly open: OpenCase }) {
  const { one } = open;
  const [draft, setDraft] = useState<Draft>(() => draftOf(one));
  const allowed = [useSite().phone];
  const [faults, setFaults] = useState(() => faultsOf(draft, allowed));
  const [isChecked, setChecked] = useState(false);
  const [asking, setAsking] = useState<'publish' | 'withdraw'>();
  const [isPreviewed, setPreviewed] = useState(false);
  const shown = isChecked ? faults : {};

  function type(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setFaults(faultsOf(next, allowed));
  }
  function check(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faults).length === 0) setAsking('publish');
  }

  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <h3>{words.editor}</h3>
      <TextField
        label={words.topic}
        name="published_topic"
        error={shown.topic}
        autoComplete="off"
        value={draft.topic}
        onChange={({ target }) => type({ topic: target.value })}
      />
      <AreaField
        label={words.body}
        name="published_body"
        error={shown.body}
        value={draft.body}
        onChange={({ target }) => type({ body: target.value })}
      />
      <AreaField
        label={words.answer}
        name="published_answer"
        hint={words.answerHint}
        error={shown.answer}
        value={draft.answer}
        onChange={({ target }) => type({ answer: target.value })}
      />
      <Buttons>
        {one.answer !== null && draft.answer === '' ? (
          <Button small onClick={() => type({ answer: one.answer ?? '' })}>
            {words.copy}
          </Button>
        ) : null}
        <Button
          small
          icon={isPreviewed ? EyeOff : Eye}
          aria-expanded={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? words.hidePreview : words.preview}
        </Button>
      </Buttons>
      {isPreviewed ? <Preview one={one} draft={draft} /> : null}
      <Buttons>
        <Button type="submit" look="primary" icon={Globe}>
          {one.published ? words.update : words.publish}
        </Button>
        {one.published ? (
          <Button icon={Undo2} onClick={() => setAsking('withdraw')}>
            {words.withdraw}
          </Button>
        ) : null}
      </Buttons>
      {one.published ? <MoreLink to={paths.showDemand(one.id)}>{words.see}</MoreLink> : null}
      <PublicationDialogs
        open={open}
        draft={draft}
        asking={asking}
        onClose={() => setAsking(undefined)}
      />
      <UnsavedGuard isUnsaved={() => !isSame(draft, draftOf(one))} />
    </form>
  );
}
