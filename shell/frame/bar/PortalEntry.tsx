import type { LucideIcon } from 'lucide-react';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './bar.module.css';

/** The sign-in of a portal, or for whoever is signed in the portal itself. */
export interface PortalLink {
  readonly to: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

interface PortalEntryProps {
  readonly of: PortalLink;
  readonly className?: string | undefined;
}

/** The way into a portal, as an outlined link on the bar. */
export function PortalEntry({ of, className }: PortalEntryProps) {
  return (
    <Link className={classes(styles.link, className)} to={of.to}>
      <Icon of={of.icon} size="s" />
      <span>{of.name}</span>
    </Link>
  );
}
