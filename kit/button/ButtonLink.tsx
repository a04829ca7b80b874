import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonLook, buttonClass } from './Button.tsx';

interface ButtonLinkProps extends LinkProps {
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly block?: boolean;
  readonly icon?: LucideIcon;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'second',
  small,
  block,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={buttonClass(look, small, block)} {...rest}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
    </Link>
  );
}
