import { CircleAlert, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Buttons } from '../button/Buttons.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PhoneLink } from '../link/PhoneLink.tsx';
import { Whole } from '../text/Whole.tsx';
import { words } from '../words.text.ts';
import styles from './empty-state.module.css';
import { emptyStateText } from './empty-state.text.ts';
import { RefCode } from './RefCode.tsx';

interface FailedProps {
  /** What could not be had: โหลดรายการหุ้นไม่สำเร็จ. */
  readonly title: string;
  readonly icon?: LucideIcon;
  readonly refCode?: string | undefined;
  readonly onRetry: () => void;
  /** Whom to call. */
  readonly phone?: string | undefined;
  readonly home?: string;
  /** Instead of the sentence that the money is safe. */
  readonly children?: ReactNode;
}

/** What happened, that the money is safe, how to go on, which code to tell. Lies in a `Panel`. */
export function Failed(props: FailedProps) {
  const { title, icon = CircleAlert, refCode, onRetry, phone, home = '/home' } = props;
  const { children = emptyStateText.safe } = props;
  return (
    <div className={styles.blank} role="alert">
      <Icon of={icon} size="l" className={styles.icon} />
      <h2>
        <Whole of={title} />
      </h2>
      <p>
        <Whole of={children} />
        {phone ? (
          <>
            {' '}
            <Whole of={emptyStateText.call} /> <PhoneLink of={phone} />{' '}
            {refCode ? emptyStateText.reportCode : null}
          </>
        ) : null}
      </p>
      {refCode ? <RefCode code={refCode} /> : null}
      <div className={styles.actions}>
        <Buttons>
          <Button look="primary" icon={RefreshCw} onClick={onRetry}>
            {words.retry}
          </Button>
          <ButtonLink to={home}>{words.toHome}</ButtonLink>
        </Buttons>
      </div>
    </div>
  );
}
