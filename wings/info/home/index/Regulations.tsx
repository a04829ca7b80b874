import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Kind = DataOf<typeof readHome>['regulations'][number];

const text = homeText.regulations;

/** Regulations by kind (D-16): each leads to all of its own. */
export function Regulations({ kinds }: { readonly kinds: readonly Kind[] }) {
  return (
    <Entry title={text.title} isEmpty={kinds.length === 0}>
      <ul className={styles.kinds}>
        {kinds.map(({ category, name }) => (
          <li key={category}>
            <Link to={paths.list(category)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
