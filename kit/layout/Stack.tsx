import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

interface StackProps extends ComponentProps<'div'> {
  /** Step of the spacing scale (`--s-4`). */
  readonly gap?: '2' | '3' | '4' | '5' | '6' | '8';
}

/** Parts below each other with one gap between them; none is wider than the page. */
export function Stack({ gap = '4', className, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles.stack, styles[`gap${gap}`], className)} />;
}
