import { type ReactNode, useState } from 'react';
import { EditingContext, openEditing } from './editing.ts';

/** Around the rows of one month: one of them is open at a time. */
export function EditingRows({ children }: { readonly children: ReactNode }) {
  const [editing] = useState(openEditing);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
