import { type MouseEvent, useRef, useState } from 'react';
import { sourcesOf } from '../image/picture-sources.ts';
import styles from './gallery.module.css';
import { galleryText as text } from './gallery.text.ts';
import { type Picture, Viewer } from './Viewer.tsx';

/** Opened with a key held down, a link means another tab or a file. */
const meansMore = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Pictures in a grid; each is a link to itself, which script turns into a viewer. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [shown, setShown] = useState<number>();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function open(event: MouseEvent, index: number) {
    if (meansMore(event)) return;
    event.preventDefault();
    setShown(index);
  }
  function close() {
    // Back to the picture that was looked at last, not to the one it began with.
    const last = shown;
    setShown(undefined);
    if (last !== undefined) requestAnimationFrame(() => links.current[last]?.focus());
  }

  return (
    <>
      <ul className={styles.grid}>
        {pictures.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <a
              ref={(link) => {
                links.current[index] = link;
              }}
              className={styles.link}
              href={url}
              aria-label={text.open(alt)}
              onClick={(event) => open(event, index)}
            >
              <img
                className={styles.small}
                {...sourcesOf(url, '(min-width: 30rem) 12rem, 50vw', 4 / 3)}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <Viewer pictures={pictures} shown={shown} onShow={setShown} onClose={close} />
    </>
  );
}
