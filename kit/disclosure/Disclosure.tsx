import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is folded away until somebody wants it; it opens without script, too. */
export function Disclosure({ summary, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={classes(styles.disclosure, className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        {summary}
        <Icon of={ChevronDown} size="s" />
      </summary>
      {children}
    </details>
  );
}
