import type { ReactNode } from 'react';

/** Lines without heads between them: what a search found, each with its own day. */
export function LedgerLines({ children }: { readonly children: ReactNode }) {
  return <tbody>{children}</tbody>;
}
