import type { ReactNode } from 'react';
import { Nowrap } from './Nowrap.tsx';
import { wholePhrases } from './whole.text.ts';

/**
 * Thai as it is written, with each date, count or telephone number on one line. It has elements of
 * its own, so that beside others, too, its words are held (decision 0069). What is no text stays as
 * it is.
 */
export function Whole({ of }: { readonly of: ReactNode }) {
  if (typeof of !== 'string' || of === '') return of;
  const parts = of.split(wholePhrases);
  if (parts.length === 1) return <span>{of}</span>;
  return (
    <span>
      {parts.map((part, index) => {
        // Every second part is one of the phrases; parts of one text never change places.
        const Part = index % 2 === 1 ? Nowrap : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return <Part key={index}>{part}</Part>;
      })}
    </span>
  );
}
