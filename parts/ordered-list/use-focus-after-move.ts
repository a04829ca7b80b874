import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whoever moves an item by a control in it has the focus there afterwards: an element that changes
 * its place loses it. Gives what to call before the move.
 */
export function useFocusAfterMove(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly key: string }[],
): (key: string) => void {
  const moved = useRef<{ readonly key: string; readonly at: number }>(undefined);
  const order = items.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what it waits for
  useLayoutEffect(() => {
    const { current } = moved;
    if (current === undefined) return;
    moved.current = undefined;
    controlsOf(list.current, current.key)[current.at]?.focus();
  }, [order]);
  return (key) => {
    const at = controlsOf(list.current, key).indexOf(document.activeElement as HTMLElement);
    moved.current = at < 0 ? undefined : { key, at };
  };
}

function controlsOf(list: HTMLElement | null, key: string): HTMLElement[] {
  const item = [...(list?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset.key === key,
  );
  return [...(item?.querySelectorAll<HTMLElement>('a, button, input, select, textarea') ?? [])];
}
