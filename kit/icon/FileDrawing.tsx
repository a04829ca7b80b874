import { use, useState } from 'react';
import { isHydrating } from '../hydration/use-browser-value.ts';
import { LateDrawingsContext, lateHref } from './late-drawings.ts';

/** The content of an `svg`: a drawing by its address, a file and the name in it. */
export function FileDrawing({ href }: { readonly href: string }) {
  const isFirst = use(LateDrawingsContext);
  const [late] = useState(() => (isFirst && isHydrating() ? href : undefined));
  if (late === href) return <use key="late" {...{ [lateHref]: href }} />;
  return <use key="at once" href={href} />;
}
