import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './alert.module.css';

const drawings = { info: Info, ok: CircleCheck, warn: TriangleAlert, no: CircleAlert } as const;

interface AlertProps {
  readonly kind?: keyof typeof drawings;
  readonly title?: ReactNode;
  /** Spoken at once when it appears. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** A message that stays in the page. */
export function Alert({ kind = 'info', title, alert = false, children }: AlertProps) {
  return (
    <div
      className={classes(styles.say, kind !== 'info' && styles[kind])}
      role={alert ? 'alert' : undefined}
    >
      <Icon of={drawings[kind]} className={styles.icon} />
      <div>
        {title ? (
          <b>
            <Whole of={title} />
          </b>
        ) : null}
        <Whole of={children} />
      </div>
    </div>
  );
}
