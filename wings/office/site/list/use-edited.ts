import { useSearchParams } from 'react-router';

/**
 * Which row is being edited: it stands in the address, `new` for one more, and then `after` may say
 * whose place that one takes.
 */
export function useEdited() {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    edit(next);
    setSearch(next, { preventScrollReset: true });
  };
  return {
    edited: search.get('edit'),
    after: search.get('after'),
    open: (id: string) => change((next) => next.set('edit', id)),
    openAfter: (id: string) =>
      change((next) => {
        next.set('edit', 'new');
        next.set('after', id);
      }),
    close: () =>
      change((next) => {
        next.delete('edit');
        next.delete('after');
      }),
  };
}
