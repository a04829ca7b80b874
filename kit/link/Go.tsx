import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface GoProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site (`/home`), a place on the page (`#main`), a file, `https:`, `tel:` … */
  readonly to: string;
}

/** A screen of the site, as against a file that only the server can hand out. */
function isScreen(to: string): boolean {
  return /^\/(?!\/|mediafiles\/)/.test(to) && !/\.(?:xml|txt)(?:\?|$)/.test(to);
}

/** The one link: moves inside the site without a page load, leaves it without a trace. */
export function Go({ to, ...rest }: GoProps) {
  if (isScreen(to)) return <Link to={to} {...rest} />;
  const away = to.startsWith('https:');
  return <a href={to} {...(away ? { rel: 'noopener noreferrer' } : {})} {...rest} />;
}
