import type { ReactNode } from 'react';
import { Masked } from '../../../kit/mask/Masked.tsx';
import type { Part } from './reveal.api.ts';
import { partNames } from './reveal.text.ts';
import type { Reveal } from './use-reveal.ts';

interface CoveredProps {
  readonly part: Part;
  /** What stands there while it is covered; undefined: dots. */
  readonly masked?: string;
  /** How it reads in full. */
  readonly format?: (value: string) => ReactNode;
  /** Undefined where nobody may uncover: in a look of staff. */
  readonly reveal: Reveal | undefined;
}

/** What the server gives for the member's password alone. */
export function Covered({ part, masked, format = (value) => value, reveal }: CoveredProps) {
  const value = reveal?.valueOf(part);
  const isShown = value !== undefined;
  return (
    <Masked
      value={isShown ? format(value) : null}
      isShown={isShown}
      masked={masked}
      name={partNames[part]}
      onToggle={reveal && (() => reveal.toggle(part))}
    />
  );
}
