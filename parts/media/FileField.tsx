import { FileMinus } from 'lucide-react';
import { Button } from '../../kit/button/Button.tsx';
import { FileLinks } from '../../kit/file/FileLinks.tsx';
import { FilePick } from '../file-pick/FilePick.tsx';
import styles from './media.module.css';
import { mediaText as text } from './media.text.ts';
import { type Sent, useUpload } from './use-upload.ts';

/** A file on this site. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  readonly media_type: string;
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages: number | null;
}

interface FileFieldProps {
  readonly label: string;
  readonly value: UploadedFile | undefined;
  readonly onChange: (value: UploadedFile | undefined) => void;
  readonly upload: (sent: Sent) => Promise<UploadedFile>;
  readonly error?: string | undefined;
}

const accept = '.pdf,.docx,.xlsx,.pptx,.csv,.txt';

/** A file that visitors may take home, judged by its content when it is chosen. */
export function FileField({ label, value, onChange, upload, error }: FileFieldProps) {
  const sending = useUpload(upload, onChange);
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {value ? (
        <div className={styles.actions}>
          <FileLinks
            files={[
              { name: value.name, url: value.url, size: value.bytes, type: value.media_type },
            ]}
          />
          <Button small look="quiet" icon={FileMinus} onClick={() => onChange(undefined)}>
            {text.removeFile}
          </Button>
        </div>
      ) : null}
      <FilePick
        accept={accept}
        kinds={text.fileKinds}
        label={text.chooseFile}
        chosen={undefined}
        error={sending.error ?? error}
        busy={sending.busy}
        busyText={text.uploading}
        onPick={(file) => void sending.pick(file)}
      />
    </fieldset>
  );
}
