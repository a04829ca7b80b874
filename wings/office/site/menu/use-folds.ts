import { useState } from 'react';

/** Which items show what is below them; it holds while a form stands in the tree's place. */
export interface Folds {
  /** Undefined: nobody has opened or closed it. */
  readonly isOpen: (id: string) => boolean | undefined;
  readonly fold: (id: string, open: boolean) => void;
}

export function useFolds(): Folds {
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: (id) => opened.get(id),
    fold: (id, open) => setOpened((before) => new Map(before).set(id, open)),
  };
}
