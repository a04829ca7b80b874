import { Download } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './file.module.css';
import { fileNote } from './file.text.ts';

export interface OfferedFile {
  readonly name: string;
  /** Address on this site. */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}

/** Files to take home, each with its kind and size before one asks for it. */
export function FileLinks({ files }: { readonly files: readonly OfferedFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, url, size, type }) => (
        <li key={url}>
          <a className={styles.file} href={url}>
            <Icon of={Download} />
            <span>
              <span className={styles.name}>
                <Whole of={name} />
              </span>{' '}
              <span className={styles.note}>{fileNote(type, size)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
