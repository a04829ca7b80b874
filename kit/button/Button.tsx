import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { words } from '../words.text.ts';
import styles from './button.module.css';

/**
 * How loud a button is: one `primary` a screen, the rest outlined or quiet. What takes something
 * away is `danger` where it is done, in a dialog; the button that asks for it is one of the others.
 */
export type ButtonLook = 'primary' | 'second' | 'quiet' | 'danger' | 'secondDanger' | 'quietDanger';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  /** 44 px instead of 48. */
  readonly small?: boolean;
  /** As wide as its place. */
  readonly block?: boolean;
  /** At work: keeps its place and the focus, takes no second press. */
  readonly busy?: boolean;
  /** Stands in for the label while busy. */
  readonly busyText?: string;
  readonly icon?: LucideIcon;
}

/** Class names of a button, for what must look like one and is another element. */
export function buttonClass(look: ButtonLook, small = false, block = false): string | undefined {
  return classes(styles.button, styles[look], small && styles.s, block && styles.block);
}

export function Button({
  look = 'second',
  small = false,
  block = false,
  busy = false,
  busyText = words.sending,
  icon,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the focus and the name; a busy submit button must not submit twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass(look, small, block), busy && styles.busy, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <Icon of={LoaderCircle} size="s" className={styles.turning} /> : null}
      {icon && !busy ? <Icon of={icon} size="s" /> : null}
      {busy ? busyText : children}
    </button>
  );
}
