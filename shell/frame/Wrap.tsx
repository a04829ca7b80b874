import type { ComponentProps } from 'react';
import { classes } from '../../kit/classes.ts';
import styles from './frame.module.css';

/** Centres content at 72 rem with the page's edges. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.wrap, className)} />;
}
