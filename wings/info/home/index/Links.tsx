import type { DataOf } from '../../../../api/endpoint.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type SiteLink = DataOf<typeof readHome>['links'][number];

const text = homeText.links;

/** Whom the cooperative works with; nothing is loaded from there (D-16). */
export function Links({ links }: { readonly links: readonly SiteLink[] }) {
  return (
    <Entry title={text.title} isEmpty={links.length === 0}>
      <ul className={styles.kinds}>
        {links.map(({ name, url, description }) => (
          <li key={url}>
            <Link to={url} title={description || undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
