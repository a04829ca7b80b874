import { Link } from '../../../../kit/link/Link.tsx';
import type { ListRow } from '../list/list-data.ts';
import { paperName } from './paper-name.ts';
import styles from './rates.module.css';

/** A link to the paper that a rate comes from. */
export function Paper({ of: { paper_url } }: { readonly of: ListRow }) {
  const url = String(paper_url);
  return (
    <Link to={url} className={styles.paper}>
      {paperName(url)}
    </Link>
  );
}
