import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/** Long enough not to write while somebody types, short enough for whoever copies the address. */
const restMillis = 400;
const own = { writtenBy: 'form' } as const;

/** How a form stands in the address. */
export interface AddressForm<Typed> {
  readonly read: (params: URLSearchParams) => Typed;
  readonly write: (typed: Typed) => URLSearchParams;
}

/**
 * What is typed into a form whose fields stand in the address: shared by copying it, the same
 * after a reload and without script. The address follows when the typing rests; another address
 * fills the form anew.
 */
export function useAddressForm<Typed extends object>({ read, write }: AddressForm<Typed>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const arrival = useNavigationType();
  const [typed, setTyped] = useState(() => read(params));
  const latest = useRef(typed);
  const shownKey = useRef(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const ours = (state as typeof own | null)?.writtenBy === own.writtenBy;
    if (ours && arrival === 'REPLACE') return;
    clearTimeout(timer.current);
    latest.current = read(params);
    setTyped(latest.current);
  }, [key, state, arrival, params, read]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    setParams(write(latest.current), { replace: true, preventScrollReset: true, state: own });
  }, [setParams, write]);

  const change = useCallback(
    (part: Partial<Typed>) => {
      latest.current = { ...latest.current, ...part };
      setTyped(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, restMillis);
    },
    [commit],
  );
  /** `typed`; `change` some fields; `commit`: write the address now. */
  return { typed, change, commit };
}
