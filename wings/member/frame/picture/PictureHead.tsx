import { Camera } from 'lucide-react';
import { Button } from '../../../../kit/button/Button.tsx';
import { Face } from './Face.tsx';
import styles from './picture.module.css';
import { text } from './picture.text.ts';

interface PictureHeadProps {
  /** Address of the picture as the page holds it; undefined: there is none. */
  readonly src: string | undefined;
  readonly onChange: () => void;
}

/** The member's own picture above the menu, and the way to another one. */
export function PictureHead({ src, onChange }: PictureHeadProps) {
  return (
    <div className={styles.head}>
      <Face src={src} />
      <Button look="quiet" small icon={Camera} onClick={onChange}>
        {src === undefined ? text.add : text.change}
      </Button>
    </div>
  );
}
