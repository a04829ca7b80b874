import { Copy, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { never, useBrowserValue } from '../../../../kit/hydration/use-browser-value.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import type { fileComplaint } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { addressOf } from '../tabs.ts';
import { filedText as text } from './form.text.ts';

interface FiledProps {
  readonly filed: DataOf<typeof fileComplaint>;
  /** Shows the empty form again. */
  readonly onAgain: () => void;
}

/** The one time that the tracking code is told, and what happens now. */
export function Filed({ filed, onAgain }: FiledProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    // Also when it is in view already, for then the bar may lie over its title.
    container.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={styles.filed} tabIndex={-1} ref={container}>
      <Alert kind="ok" title={text.title}>
        {text.keep}
      </Alert>
      <Panel title={text.code}>
        <p className={styles.code}>
          {filed.tracking_code.split(/(?<=-)/).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one code
            <span key={index}>{group}</span>
          ))}
        </p>
        <Keeping code={filed.tracking_code} />
      </Panel>
      <Panel title={text.next}>
        <ol className={styles.steps}>
          <li>{text.stepRead}</li>
          <li>
            {text.stepAnswer} <ThaiDate day={filed.answer_by} long />
          </li>
          <li>
            {text.stepTrack} <Link to={addressOf('track')}>{text.track}</Link>
          </li>
          <li>{text.stepPrivate}</li>
        </ol>
      </Panel>
      <p className={styles.own}>
        <ButtonLink to={addressOf('file')} onClick={onAgain}>
          {text.again}
        </ButtonLink>
      </p>
    </div>
  );
}

const always = () => true;

/** Copying and printing by a button need script: without it there are no dead buttons. */
function Keeping({ code }: { readonly code: string }) {
  const alive = useBrowserValue(never, always, false);
  const [status, setStatus] = useState('');
  if (!alive) return null;
  function copy() {
    const failed = () => setStatus(text.notCopied);
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(code).then(() => setStatus(text.copied), failed);
  }
  return (
    <>
      <Buttons>
        <Button icon={Copy} onClick={copy}>
          {text.copy}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {text.print}
        </Button>
      </Buttons>
      <p role="status">{status}</p>
    </>
  );
}
