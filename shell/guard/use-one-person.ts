import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

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

/** Who was in last, since this document was loaded. */
let last = '';

function isAnotherThanLast(name: string): boolean {
  const isAnother = last !== '' && name !== '' && last !== name;
  if (name !== '') last = name;
  return isAnother;
}

/**
 * Whether the address was asked for by somebody who was in before `name`: it may hold a number of
 * theirs, and is left for `landing`, the first page of the portal.
 */
export function useOthersAddress(name: string, landing: string): boolean {
  const { pathname } = useLocation();
  const [isOthers, setOthers] = useState(() => isAnotherThanLast(name));
  if (isOthers && pathname === landing) setOthers(false);
  return isOthers && pathname !== landing;
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
