import { useEffect } from 'react';
import { useUnsavedForms } from './unsaved-forms.ts';

/** In a form: asks before what was typed and not saved is left behind, by whichever way. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const { add } = useUnsavedForms();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const takeOut = add(isUnsaved);
    addEventListener('beforeunload', warn);
    return () => {
      takeOut();
      removeEventListener('beforeunload', warn);
    };
  }, [add, isUnsaved]);
  return null;
}
