import { UserRound } from 'lucide-react';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './picture.module.css';
import { pictureText } from './picture.text.ts';

interface FaceProps {
  readonly src: string | undefined;
  readonly large?: boolean;
}

/** A picture of somebody, or the drawing that stands for one. */
export function Face({ src, large = false }: FaceProps) {
  return (
    <span className={classes(styles.face, large && styles.large)}>
      {src === undefined ? (
        <Icon of={UserRound} size={large ? 'l' : 'm'} />
      ) : (
        <img src={src} alt={pictureText.own} width={512} height={512} />
      )}
    </span>
  );
}
