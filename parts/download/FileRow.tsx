import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import styles from './download.module.css';

interface FileRowProps {
  /** A certificate is offered beside the files. */
  readonly certificate?: boolean;
  readonly children?: ReactNode;
}

/** Where the files of a list are taken: above it, at the far end. Empty, it keeps their place. */
export function FileRow({ certificate = false, children }: FileRowProps) {
  return <div className={classes(styles.row, certificate && styles.five)}>{children}</div>;
}
