import { uploadFile } from '../../../../api/office/media.api.ts';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { FileField } from '../../../../parts/media/FileField.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { PartProps } from '../election.types.ts';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { RowsEditor } from '../parts/RowsEditor.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { saveDocuments } from './edit.api.ts';

const words = text.documents;

/** Papers that visitors may take home. */
export function DocumentsForm(props: PartProps) {
  const { election, onSaved } = props;
  const call = useCall();
  const { year } = election.head;
  const stored = { value: election.documents, version: election.versions.documents.version };
  const draft = useDraft(stored, onSaved);
  const send = async (documents: typeof stored.value, version: number) => {
    // Kind and size are the store's to tell.
    const named = documents.map(({ name, url }) => ({ name, url }));
    const input = { year, version, documents: named };
    return (await call(saveDocuments, input, { manner: 'silent' })).data.version;
  };
  const { value, change, faults } = draft;
  return (
    <PartForm {...props} part="documents" title={text.parts.documents} draft={draft} send={send}>
      <RowsEditor
        rows={value}
        onChange={(rows) => change([...rows])}
        nameOf={({ name }) => words.row(name)}
        isOrdered
      >
        {(row, at, put) => (
          <>
            <TextField
              label={words.name}
              error={faults[`documents.${at}.name`] ?? faults[`documents.${at}.url`]}
              value={row.name}
              onChange={({ target }) => put({ ...row, name: target.value })}
            />
            <Muted small>{words.size(row.bytes)}</Muted>
          </>
        )}
      </RowsEditor>
      <FileField
        label={words.add}
        value={undefined}
        upload={async (sent) => (await call(uploadFile, sent, { manner: 'silent' })).data}
        onChange={(file) => {
          if (!file) return;
          const { url, media_type, bytes } = file;
          const name = file.name.replace(/\.\w{1,5}$/, '');
          change([...value, { name, url, media_type, bytes }]);
        }}
      />
    </PartForm>
  );
}
