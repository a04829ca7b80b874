import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { EditForm } from '../../../../parts/edit-form/EditForm.tsx';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { Portrait } from './Portrait.tsx';
import { savePerson } from './people.api.ts';
import { text } from './people.text.ts';
import type { PersonRow } from './use-people.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: text.name, kind: 'line', required: true, most: 200 },
  { name: 'position', label: text.position, kind: 'line', required: true, most: 200 },
  { name: 'place', label: text.place, kind: 'line', most: 300 },
  { name: 'term', label: text.term, hint: text.termHint, kind: 'line', most: 100 },
  {
    ...{ name: 'portrait_url', label: text.portrait, kind: 'part' },
    part: (props) => <Portrait {...props} />,
    words: () => text.portraitChanged,
  },
];

const valuesOf = ({ id, name, position, place, term, portrait_url }: PersonRow): FormValues => ({
  ...{ id, name, position, place, term, portrait_url },
});
const blank: FormValues = {
  ...{ id: null, name: '', position: '', place: '', term: '', portrait_url: '' },
};

interface PersonFormProps {
  readonly group: string;
  /** As it stands in the store; undefined: somebody new, or somebody who is gone. */
  readonly stored: PersonRow | undefined;
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** One person: saved as a version of their topic, which the public sees at once. */
export function PersonForm({ group, stored, onReload, onClose }: PersonFormProps) {
  const call = useCall();
  const [opened] = useState(stored);
  /** The version that was looked at last: after a refusal the one that stands. */
  const base = stored ?? opened;
  async function save(values: FormValues) {
    const input = {
      ...{ category: group, based_on: base?.version ?? 0 },
      ...(base && { id: base.id }),
      person: {
        ...{ name: String(values.name), position: String(values.position) },
        ...{ place: String(values.place), term: String(values.term) },
        portrait_url: String(values.portrait_url ?? ''),
      },
    };
    await call(savePerson, input, { manner: 'silent' });
    await onReload();
    const notice = base?.state === 'HIDDEN' ? text.savedHidden : text.saved;
    notify({ kind: 'success', text: notice(input.person.name) });
  }
  const address = base && `${officeRooms.topics.path}/${base.id}`;
  return (
    <Stack gap="5">
      {base?.has_unpublished ? (
        <Alert kind="warn" title={text.unpublished}>
          {text.unpublishedHint}
        </Alert>
      ) : null}
      <EditForm
        title={opened ? text.editOf(opened.name) : text.add}
        fields={fields}
        initial={opened ? valuesOf(opened) : blank}
        stored={stored && valuesOf(stored)}
        prefix="person."
        onSave={save}
        onReload={onReload}
        onClose={onClose}
      />
      {address ? (
        <div>
          <ButtonLink small icon={FilePen} to={address}>
            {text.whole}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}
