import { EyeOff } from 'lucide-react';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { fileNote } from '../../../kit/file/file.text.ts';
import { sourcesOf } from '../../../kit/image/picture-sources.ts';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import styles from './media.module.css';
import { Uses } from './Uses.tsx';
import { nameOf, type Upload } from './upload.ts';
import { uploadsText as text } from './uploads.text.ts';

const columns = [
  { key: 'file', name: text.list.file },
  { key: 'uploaded', name: text.list.uploaded },
  { key: 'by', name: text.list.by },
  { key: 'uses', name: text.list.uses },
  { key: 'action', name: text.list.action },
];

interface UploadRowsProps {
  readonly items: readonly Upload[];
  readonly onWithdraw: (upload: Upload) => void;
}

export function UploadRows({ items, onWithdraw }: UploadRowsProps) {
  return (
    <Rows caption={text.list.caption} columns={columns}>
      <tbody>
        {items.map((upload) => (
          <Row key={upload.name}>
            <Cell>
              <What upload={upload} />
            </Cell>
            <Cell word={text.list.uploaded}>
              <Moment at={upload.uploaded_at} />
            </Cell>
            <Cell word={text.list.by}>{upload.uploaded_by}</Cell>
            <Cell word={text.list.uses}>
              <Uses uses={upload.uses} />
            </Cell>
            <Cell word={text.list.action}>
              <Withdrawal upload={upload} onWithdraw={onWithdraw} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}

/** Leads to the file as visitors have it; of an erased one there is only the name. */
function What({ upload }: { readonly upload: Upload }) {
  const name = nameOf(upload);
  const { url, kind, bytes, media_type } = upload;
  if (bytes === null) return <span className={styles.what}>{name}</span>;
  return (
    <div className={styles.what}>
      {kind === 'IMAGE' ? (
        <img
          className={styles.picture}
          {...sourcesOf(url, '4.5rem', 4 / 3)}
          alt=""
          loading="lazy"
        />
      ) : null}
      <span>
        <RowLink to={url}>{name}</RowLink>
        <Sub>{fileNote(media_type, bytes)}</Sub>
      </span>
    </div>
  );
}

interface WithdrawalProps {
  readonly upload: Upload;
  readonly onWithdraw: (upload: Upload) => void;
}

function Withdrawal({ upload, onWithdraw }: WithdrawalProps) {
  const { withdrawn } = upload;
  if (withdrawn !== null) {
    const { by, at, reason } = withdrawn;
    return (
      <>
        <Badge kind="no" icon={EyeOff}>
          {text.list.withdrawn}
        </Badge>
        <Sub>{text.list.withdrawnBy(by, thaiDateTime(new Date(at)), reason)}</Sub>
      </>
    );
  }
  return (
    <Button small icon={EyeOff} onClick={() => onWithdraw(upload)}>
      <span aria-hidden="true">{text.withdraw.open}</span>
      <VisuallyHidden>{text.withdraw.openOf(nameOf(upload))}</VisuallyHidden>
    </Button>
  );
}
