import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { isSafeLink } from '../../core/browser/safe-link.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site (`/home`), a place on the page (`#main`), a file, `https:`, `tel:` … */
  readonly to: string;
}

/** A screen of the site, as against a file that only the server can hand out. */
function isScreen(to: string): boolean {
  return /^\/(?!\/|mediafiles\/)/.test(to) && !/\.(?:xml|txt)(?:\?|$)/.test(to);
}

/** A place or another view of the page that is shown. */
const isHere = (to: string): boolean => /^[#?]/.test(to);

/**
 * The one link: moves inside the site without a page load, leaves it without a trace. An address
 * that is no safe one (T29) leads nowhere; its words stay.
 */
export function Link({ to, ...rest }: LinkProps) {
  if (!isSafeLink(to) && !isHere(to)) return <a {...rest} />;
  if (isScreen(to)) return <RouterLink to={to} {...rest} />;
  const away = /^https:/i.test(to);
  return <a href={to} {...(away ? { rel: 'noopener noreferrer' } : {})} {...rest} />;
}
