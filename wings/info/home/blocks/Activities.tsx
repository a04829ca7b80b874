import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import styles from './activities.module.css';
import { Block } from './Block.tsx';

type Album = DataOf<typeof readHome>['activities'][number];

const text = homeText.activities;

/** The newest albums, each by its cover (D-16). */
export function Activities({ albums }: { readonly albums: readonly Album[] }) {
  return (
    <Block
      title={text.title}
      kind="plain"
      more={{ to: paths.list('activities'), name: text.more }}
      none={albums.length === 0 && text.none}
    >
      <ul className={styles.albums}>
        {albums.map((album) => (
          <li key={album.id}>
            <Link to={paths.show(album.id)}>
              {album.cover_url ? (
                <img
                  src={album.cover_url}
                  alt={album.cover_alt}
                  width="400"
                  height="300"
                  loading="lazy"
                />
              ) : null}
              <b>{album.title}</b>
              <span>
                <ThaiDate day={album.published_on} />
                {album.pictures > 0 ? ` · ${text.pictures(album.pictures)}` : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
