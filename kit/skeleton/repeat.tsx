import { Fragment, type ReactNode } from 'react';

/** So many of the same part, each keyed by its position. */
export const repeat = (count: number, part: ReactNode): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a skeleton have no identity
  Array.from({ length: count }, (_, at) => <Fragment key={at}>{part}</Fragment>);
