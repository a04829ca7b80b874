import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly icon?: LucideIcon;
  /** What is so when it is on. */
  readonly children: ReactNode;
}

/** Something that is on or off, at once. */
export function Switch({ on, onChange, icon, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      onClick={() => onChange(!on)}
    >
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
      <span className={styles.track} />
    </button>
  );
}
