import { Download } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { fileNote } from '../../../kit/file/file.text.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Block } from './blocks/Block.tsx';
import type { readHome } from './home.api.ts';
import { homeText } from './home.text.ts';
import styles from './rows.module.css';

type Document = DataOf<typeof readHome>['downloads'][number];

const text = homeText.downloads;

/** Forms to fetch: straight to the file where there is one (D-16). */
export function Downloads({ files }: { readonly files: readonly Document[] }) {
  return (
    <Block
      title={text.title}
      more={{ to: paths.list('downloads'), name: text.more }}
      none={files.length === 0 && text.none}
    >
      <ul className={styles.rows}>
        {files.map(({ id, title, file }) => (
          <li key={id}>
            {file ? (
              <Link to={file.url} className={styles.file}>
                <Icon of={Download} />
                <b>{title}</b>
                <small>{fileNote(file.media_type, file.bytes)}</small>
              </Link>
            ) : (
              <Link to={paths.show(id)} className={styles.row}>
                <b>{title}</b>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
