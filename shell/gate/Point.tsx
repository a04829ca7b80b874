import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './gate.module.css';

interface PointProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of a list: a picture, what it is about, and a sentence. */
export function Point({ icon, title, children }: PointProps) {
  return (
    <li className={styles.point}>
      <Icon of={icon} />
      <p>
        <b>{title}</b>
        <span>{children}</span>
      </p>
    </li>
  );
}
