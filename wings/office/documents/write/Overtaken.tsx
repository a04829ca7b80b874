import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Differences } from '../../../../parts/compare/Differences.tsx';
import { differences } from '../../../../parts/compare/differences.ts';
import styles from '../documents.module.css';
import type { Draft, Typed } from './typed-texts.ts';
import { beginFrom } from './use-writing.ts';
import { writeText } from './write.text.ts';

interface OvertakenProps {
  /** By whom and when, in the server's words. */
  readonly why: string;
  /** What stands in the store now. */
  readonly basis: Draft;
  readonly typed: Typed;
  readonly onTake: () => void;
}

const words = writeText.overtaken;
const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** Somebody else was first: what stands there now, beside what is still in the form. */
export function Overtaken({ why, basis, typed, onTake }: OvertakenProps) {
  const stands = beginFrom(basis);
  const found = differences(
    { title: stands.title, body_html: stands.html },
    { title: typed.title, body_html: typed.html },
  );
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.form}>
      <Alert kind="warn" title={words.title} alert>
        <p>{why}</p>
        <p>{basis.ahead ? words.willReplace(basis.ahead.version) : words.willAdd}</p>
      </Alert>
      <Panel title={words.compared}>
        <div className={styles.form}>
          <Differences found={found} />
          <div>
            <Button small onClick={onTake}>
              {words.take}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
