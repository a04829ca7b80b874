import { useSearchParams } from 'react-router';

/** Which row is being edited: it stands in the address, `new` for one more. */
export function useEdited() {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    edit(next);
    setSearch(next, { preventScrollReset: true });
  };
  return {
    edited: search.get('edit'),
    open: (id: string) => change((next) => next.set('edit', id)),
    close: () => change((next) => next.delete('edit')),
  };
}
