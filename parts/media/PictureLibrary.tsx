import { useEffect, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { sourcesOf } from '../../kit/image/picture-sources.ts';
import { Loading } from '../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../kit/skeleton/SkeletonLines.tsx';
import styles from './media.module.css';
import { mediaText as text } from './media.text.ts';
import type { LibraryPage, Picture } from './picture.ts';

interface PictureLibraryProps {
  readonly load: (page: number) => Promise<LibraryPage>;
  readonly onChoose: (picture: Picture) => void;
  readonly onClose: () => void;
}

/** The pictures that were uploaded before, a page at a time. */
export function PictureLibrary({ load, onChoose, onClose }: PictureLibraryProps) {
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<LibraryPage>();
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false;
    setShown(undefined);
    setFailed(false);
    load(page).then(
      (answer) => isLeft || setShown(answer),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [load, page, attempt]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.library}
      actions={
        <>
          {page > 1 ? <Button onClick={() => setPage(page - 1)}>{text.newer}</Button> : null}
          {shown && page < shown.pages ? (
            <Button onClick={() => setPage(page + 1)}>{text.older}</Button>
          ) : null}
          <Button look="quiet" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      {failed ? (
        <Alert kind="no" title={text.libraryFailed} alert>
          <Button small onClick={() => setAttempt(attempt + 1)}>
            {text.again}
          </Button>
        </Alert>
      ) : null}
      {shown === undefined && !failed ? (
        <Loading what={text.libraryLoading}>
          <SkeletonLines count={3} />
        </Loading>
      ) : null}
      {shown?.pictures.length === 0 ? <p>{text.libraryEmpty}</p> : null}
      <ul className={styles.library}>
        {shown?.pictures.map((picture, at) => (
          <li key={picture.url}>
            <button type="button" aria-label={text.use(at + 1)} onClick={() => onChoose(picture)}>
              <img {...sourcesOf(picture.url, '8rem', 4 / 3)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
