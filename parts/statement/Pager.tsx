import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../kit/button/ButtonLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './statement.module.css';
import { statementText } from './statement.text.ts';

interface PagerProps {
  /** What is paged, for speech. */
  readonly label: string;
  /** Addresses of the neighbouring pages; undefined at the ends of the ledger. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

/** To the neighbouring pages of a ledger; nothing where everything is on one page. */
export function Pager({ label, newer, older }: PagerProps) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {newer === undefined ? null : (
        <ButtonLink to={newer} icon={ArrowLeft} small>
          {statementText.newer}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink to={older} small>
          {statementText.older}
          <Icon of={ArrowRight} size="s" />
        </ButtonLink>
      )}
    </nav>
  );
}
