import { type RefObject, useEffect } from 'react';

/**
 * Whenever the server has told other faults, the focus goes to the first field at fault below the
 * element, so that whoever was refused stands where it can be mended.
 */
export function useFaultFocus(
  below: RefObject<HTMLElement | null>,
  faults: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    below.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [below, faults]);
}
