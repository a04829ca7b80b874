import { createContext, use } from 'react';

/** What the forms of a page share, so that one question is asked for all of them. */
interface UnsavedFormsValue {
  /** Adds a form, by what tells whether it holds something unsaved; gives what takes it out. */
  readonly add: (isUnsaved: () => boolean) => () => void;
  /** Does what ends a form without leaving its page, once whoever types has agreed to it. */
  readonly askBefore: (action: () => void) => void;
}

export const UnsavedFormsContext = createContext<UnsavedFormsValue | undefined>(undefined);

/** Needs `UnsavedForms` above it, as every page of the office and an agency's month have. */
export function useUnsavedForms(): UnsavedFormsValue {
  const forms = use(UnsavedFormsContext);
  if (!forms) throw new Error('an unsaved form needs UnsavedForms above it');
  return forms;
}
