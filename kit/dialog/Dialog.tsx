import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './dialog.module.css';
import { stillPage } from './still-page.ts';

interface DialogProps {
  readonly open: boolean;
  /** Esc and a press beside the dialog; the caller then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons; the first has the focus when it opens. */
  readonly actions: ReactNode;
  /** Breaks in on what one is doing: spoken at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** A question over the page. Native: the rest of the page is out of reach until it is answered. */
export function Dialog({ open, onClose, title, actions, urgent = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // With its words, in one step: a dialog that is answered must not stand empty over the page.
  useLayoutEffect(() => {
    if (open) {
      dialog.current?.showModal();
      return stillPage();
    }
    // Closed while it is still on the page: only then does the focus go back by itself.
    dialog.current?.close();
  }, [open]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  function handleBackdropClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key, it arrives as `cancel`
    <dialog
      className={styles.dialog}
      ref={dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={cancel}
      onClick={handleBackdropClick}
    >
      {open ? (
        <>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles.body} id={`${id}-body`}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </>
      ) : null}
    </dialog>
  );
}
