import { Camera } from 'lucide-react';
import { Button } from '../../../../kit/button/Button.tsx';
import { Face } from '../../../../parts/picture/Face.tsx';
import { pictureText } from '../../../../parts/picture/picture.text.ts';
import styles from './picture.module.css';

interface PictureHeadProps {
  /** Address of the picture as the page holds it; undefined: there is none. */
  readonly src: string | undefined;
  /** Left out for whoever looks in the member's stead: there is nothing to change. */
  readonly onChange: (() => void) | undefined;
}

/** The member's own picture above the menu, and the way to another one. */
export function PictureHead({ src, onChange }: PictureHeadProps) {
  if (src === undefined && !onChange) return null;
  return (
    <div className={styles.head}>
      <Face src={src} />
      {onChange ? (
        <Button look="quiet" small icon={Camera} onClick={onChange}>
          {src === undefined ? pictureText.add : pictureText.change}
        </Button>
      ) : null}
    </div>
  );
}
