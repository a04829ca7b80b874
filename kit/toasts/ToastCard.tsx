import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Notice } from './toast-store.ts';
import styles from './toasts.module.css';
import { toastsText } from './toasts.text.ts';

const drawings = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface ToastCardProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** One message with its close button. */
export function ToastCard({ notice, onClose }: ToastCardProps) {
  const { kind, title, text } = notice;
  return (
    <div className={classes(styles.toast, styles[kind])}>
      <Icon of={drawings[kind]} className={styles[kind]} />
      <p>
        {title ? <b>{title}</b> : null}
        {text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={toastsText.close(text)}
        onClick={onClose}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
