import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { stillPage } from '../dialog/still-page.ts';
import { sourcesOf } from '../image/picture-sources.ts';
import styles from './gallery.module.css';
import { galleryText as text } from './gallery.text.ts';

export interface Picture {
  readonly url: string;
  /** What it shows. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface ViewerProps {
  readonly pictures: readonly Picture[];
  /** Which one; undefined: none, the viewer is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture over the page. Native dialog: the page behind is out of reach, Esc closes. */
export function Viewer({ pictures, shown, onShow, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== undefined;
  const count = pictures.length;
  const picture = isOpen ? pictures[shown] : undefined;

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      return stillPage();
    }
    dialog.current?.close();
  }, [isOpen]);

  const showNext = (by: number) => shown !== undefined && onShow((shown + by + count) % count);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') showNext(-1);
    else if (event.key === 'ArrowRight') showNext(1);
  }
  function handleBackdropClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    <dialog
      className={styles.viewer}
      ref={dialog}
      aria-label={text.viewer}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={handleBackdropClick}
      onKeyDown={handleKeyDown}
    >
      {picture && shown !== undefined ? (
        <>
          <figure className={styles.figure}>
            <img
              className={styles.large}
              {...sourcesOf(picture.url, '(min-width: 64rem) 62rem, 100vw')}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
            <figcaption>{picture.alt}</figcaption>
          </figure>
          <div className={styles.turn}>
            {count > 1 ? (
              <>
                <Button small icon={ArrowLeft} onClick={() => showNext(-1)}>
                  {text.before}
                </Button>
                <Button small icon={ArrowRight} onClick={() => showNext(1)}>
                  {text.after}
                </Button>
              </>
            ) : null}
            <p className={styles.at} role="status">
              {text.at(shown + 1, count)}
            </p>
            <Button look="primary" small icon={X} onClick={onClose}>
              {text.close}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
