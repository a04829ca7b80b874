import { sourcesOf } from '../../kit/image/picture-sources.ts';
import { Link } from '../../kit/link/Link.tsx';
import type { Focus } from './focus.ts';
import { slideFrame } from './frame.ts';
import styles from './slide.module.css';

export interface Slide extends Focus {
  readonly image_url: string;
  readonly alt: string;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
}

/** A slide: its picture, cut around what must stay in view, and its words beside it. */
export function SlideCard({ slide }: { readonly slide: Slide }) {
  const { image_url, alt, focus_x, focus_y, title, body, url } = slide;
  const content = (
    <>
      <img
        {...sourcesOf(image_url, '6.5rem', slideFrame.aspect)}
        alt={alt}
        data-x={focus_x}
        data-y={focus_y}
        width="160"
        height="120"
        loading="lazy"
      />
      <span>
        <b>{title}</b>
        <span>{body}</span>
      </span>
    </>
  );
  return (
    <div className={styles.slide}>
      {url === null ? (
        <div className={styles.card}>{content}</div>
      ) : (
        <Link to={url} className={styles.card}>
          {content}
        </Link>
      )}
    </div>
  );
}
