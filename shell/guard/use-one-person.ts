import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether this tab still shows whom it began with: `name` tells one from another and is empty for
 * nobody. Another tab may have signed in as somebody else: then the page is loaded anew, and until
 * it is nothing of anybody is shown.
 */
export function useOnePerson(name: string): boolean {
  const [first, setFirst] = useState(name);
  const changed = first !== '' && name !== '' && first !== name;
  if (first === '' && name !== '') setFirst(name);
  useEffect(() => {
    if (changed) location.reload();
  }, [changed]);
  return !changed;
}

/** Answers of a wing (`member`) outlive neither the session nor its screens. */
export function useForgetOnLeave(wing: string): void {
  const queries = useQueryClient();
  useEffect(
    () => () =>
      queries.removeQueries({
        predicate: ({ meta }) => meta?.wing === wing,
      }),
    [queries, wing],
  );
}
