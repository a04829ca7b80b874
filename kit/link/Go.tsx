import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface GoProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site (`/home`), a place on the page (`#main`), `https:`, `tel:`, `mailto:`. */
  readonly to: string;
}

/** The one link: moves inside the site without a page load, leaves it without a trace. */
export function Go({ to, ...rest }: GoProps) {
  if (to.startsWith('/') && !to.startsWith('//')) return <Link to={to} {...rest} />;
  const away = to.startsWith('https:');
  return <a href={to} {...(away ? { rel: 'noopener noreferrer' } : {})} {...rest} />;
}
