import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RemovalFocusProps {
  /** Of the lines. */
  readonly count: number;
  /** Name for speech: where one is, once the line has gone. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Around lines that can be ended: where the pressed one goes, the keys go on here. */
export function RemovalFocus({ count, label, children }: RemovalFocusProps) {
  const around = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    // With the pressed button the focus went to nowhere; elsewhere it stays where it is.
    if (count < before.current && isLost) around.current?.focus();
    before.current = count;
  }, [count]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, here are lines
    <div role="group" aria-label={label} tabIndex={-1} ref={around}>
      {children}
    </div>
  );
}
