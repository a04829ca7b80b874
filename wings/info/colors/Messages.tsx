import { useState } from 'react';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ToastCard } from '../../../kit/toasts/ToastCard.tsx';
import type { Notice } from '../../../kit/toasts/toast-store.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

const words = text.dialog;
const notices: readonly Notice[] = [
  { kind: 'success', text: words.signedIn },
  { kind: 'error', text: words.cannotConnect },
];
const kinds = ['info', 'ok', 'warn', 'no'] as const;

/** What the page says to its reader. */
export function Messages() {
  const [open, setOpen] = useState(false);
  const [samples, setSamples] = useState(notices);
  const put = (away: Notice) => setSamples(samples.filter((one) => one !== away));
  const close = () => setOpen(false);
  return (
    <>
      <section>
        <h2>{text.sections.messages}</h2>
        <div className={`${styles.spec} ${styles.two}`}>
          {kinds.map((kind) => (
            <Alert key={kind} kind={kind} title={text.messages[kind][0]}>
              {text.messages[kind][1]}
            </Alert>
          ))}
        </div>
      </section>
      <section>
        <h2>{text.sections.dialogs}</h2>
        <div className={`${styles.spec} ${styles.two}`}>
          <Buttons>
            <Button onClick={() => setOpen(true)}>{words.open}</Button>
            <Button onClick={() => notices.forEach(notify)}>{words.toast}</Button>
          </Buttons>
          <div className={styles.stack}>
            {samples.map((notice) => (
              <ToastCard key={notice.kind} notice={notice} onClose={() => put(notice)} />
            ))}
          </div>
        </div>
        <Dialog
          open={open}
          onClose={close}
          title={words.title}
          actions={
            <>
              <Button look="primary" onClick={close}>
                {words.yes}
              </Button>
              <Button onClick={close}>{words.no}</Button>
            </>
          }
        >
          <p>{words.body}</p>
        </Dialog>
      </section>
    </>
  );
}
