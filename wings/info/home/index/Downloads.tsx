import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { fileNote } from '../../../../kit/file/file.text.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Document = DataOf<typeof readHome>['downloads'][number];

const text = homeText.downloads;
const filesShown = 2;

/** Forms to fetch: straight to the file where there is one (D-16). */
export function Downloads({ files }: { readonly files: readonly Document[] }) {
  return (
    <Entry title={text.title} to={paths.list('downloads')} isEmpty={files.length === 0}>
      <ul>
        {files.slice(0, filesShown).map(({ id, title, file }) => (
          <li key={id}>
            <Link to={file ? file.url : paths.show(id)} className={styles.line}>
              <span>{title}</span>{' '}
              {file ? <small>{fileNote(file.media_type, file.bytes)}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
