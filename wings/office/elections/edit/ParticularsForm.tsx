import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { PartProps } from '../election.types.ts';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { saveParticulars } from './edit.api.ts';
import { Lacking } from './Lacking.tsx';

const words = text.particulars;

/** Title, note, and whether the public sees it. */
export function ParticularsForm(props: PartProps) {
  const { election, onSaved } = props;
  const call = useCall();
  const { year, title, published } = election.head;
  const stored = {
    value: { title, note: election.note, published },
    version: election.versions.particulars.version,
  };
  const draft = useDraft(stored, onSaved);
  const send = async (value: typeof stored.value, version: number) => {
    const input = { year, version, ...value };
    return (await call(saveParticulars, input, { manner: 'silent' })).data.version;
  };
  const { value, change, faults } = draft;
  return (
    <PartForm
      {...props}
      part="particulars"
      title={text.parts.particulars}
      draft={draft}
      send={send}
    >
      <Lacking election={election} published={value.published} />
      <TextField
        label={words.name}
        error={faults.title}
        value={value.title}
        onChange={({ target }) => change({ ...value, title: target.value })}
      />
      <AreaField
        label={words.note}
        hint={words.noteHint}
        error={faults.note}
        rows={3}
        value={value.note}
        onChange={({ target }) => change({ ...value, note: target.value })}
      />
      <div>
        <Checkbox
          checked={value.published}
          error={faults.published}
          onChange={({ target }) => change({ ...value, published: target.checked })}
        >
          {words.published}
        </Checkbox>
        <Muted small>{words.publishedHint}</Muted>
      </div>
    </PartForm>
  );
}
