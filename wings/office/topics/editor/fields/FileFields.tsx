import { useState } from 'react';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { fileNote } from '../../../../../kit/file/file.text.ts';
import { Panel } from '../../../../../kit/panel/Panel.tsx';
import { FileField } from '../../../../../parts/media/FileField.tsx';
import { contentLimits } from '../../shapes.ts';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';
import { useMedia } from '../use-media.ts';
import type { FieldsProps } from './fields-props.ts';
import { RowButtons } from './RowButtons.tsx';
import { changedAt } from './rows.ts';

/** Files that the reader takes home; their kind, size and pages as the server found them. */
export function FileFields({ content: { files }, faults, onChange }: FieldsProps) {
  const { uploadFile } = useMedia();
  const [round, setRound] = useState(0);
  return (
    <Panel title={text.files}>
      {files.map((file, at) => (
        <fieldset className={styles.row} key={file.url} aria-label={text.fileOf(at + 1)}>
          <TextField
            label={text.fileName}
            hint={[
              fileNote(file.media_type, file.bytes),
              ...(file.pages === null ? [] : [text.pages(file.pages)]),
            ].join(' · ')}
            error={faults[`files.${at}`]}
            maxLength={200}
            value={file.name}
            onChange={({ target }) =>
              onChange({ files: changedAt(files, at, { name: target.value }) })
            }
          />
          <RowButtons
            list={files}
            at={at}
            what={text.fileOf(at + 1)}
            onChange={(list) => onChange({ files: list })}
          />
        </fieldset>
      ))}
      {files.length < contentLimits.files ? (
        <FileField
          key={round}
          label={text.addFile}
          value={undefined}
          upload={uploadFile}
          onChange={(file) => {
            setRound(round + 1);
            if (!file || files.some(({ url }) => url === file.url)) return;
            onChange({ files: [...files, file] });
          }}
        />
      ) : null}
    </Panel>
  );
}
