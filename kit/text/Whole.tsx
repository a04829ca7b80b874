import type { ReactNode } from 'react';
import { Nowrap } from './Nowrap.tsx';
import { wholeWords } from './whole.text.ts';

/** Thai as it is written, its compound words kept on one line; what is no text stays as it is. */
export function Whole({ of }: { readonly of: ReactNode }) {
  if (typeof of !== 'string') return of;
  return of.split(wholeWords).map((part, index) =>
    // Every second part is one of the words.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    index % 2 === 1 ? <Nowrap key={index}>{part}</Nowrap> : part,
  );
}
