import { type RefObject, useEffect } from 'react';

/** While `active`, pressing or focusing something outside the element calls `leave`. */
export function useOutside(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const onEvent = ({ target }: Event) => {
      if (!inside.current?.contains(target as Node)) leave();
    };
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, [inside, active, leave]);
}
