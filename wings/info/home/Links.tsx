import type { DataOf } from '../../../api/endpoint.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { Block } from './blocks/Block.tsx';
import type { readHome } from './home.api.ts';
import { homeText } from './home.text.ts';
import styles from './rows.module.css';

type SiteLink = DataOf<typeof readHome>['links'][number];

const text = homeText.links;

/** Whom the cooperative works with; nothing is loaded from there (D-16). */
export function Links({ links }: { readonly links: readonly SiteLink[] }) {
  return (
    <Block title={text.title} none={links.length === 0 && text.none}>
      <ul className={styles.rows}>
        {links.map(({ name, url, description }) => (
          <li key={url}>
            <Link to={url} className={styles.row}>
              <b>{name}</b>
              {description ? <small>{description}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
