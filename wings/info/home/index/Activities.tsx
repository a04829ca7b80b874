import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Album = DataOf<typeof readHome>['activities'][number];

const text = homeText.activities;

/** The two newest albums, each by its cover (D-16). */
export function Activities({ albums }: { readonly albums: readonly Album[] }) {
  return (
    <Entry title={text.title} to={paths.list('activities')} isEmpty={albums.length === 0}>
      <ul className={styles.newest}>
        {albums.slice(0, 2).map((album) => (
          <li key={album.id}>
            <Link to={paths.show(album.id)} className={styles.album}>
              {album.cover_url ? (
                <img
                  {...sourcesOf(album.cover_url, '6rem', 4 / 3)}
                  alt={album.cover_alt}
                  width="400"
                  height="300"
                  loading="lazy"
                />
              ) : null}
              <span>{album.title}</span>
              <small>
                <ThaiDate day={album.published_on} />
                {album.pictures > 0 ? ` · ${text.pictures(album.pictures)}` : null}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
