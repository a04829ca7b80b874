import type { LucideIcon } from 'lucide-react';

/** Who is signed in: a name, and a line such as the membership number. */
export interface Who {
  readonly name: string;
  /** Below the name: what the number is, or a line of its own. */
  readonly line: string;
  /** Always shown whole; where it has no room beside `line`, it alone. */
  readonly number?: string;
  /** Beside the number, where there is room: an agency's contact. */
  readonly more?: string;
  /** Left out: a person. */
  readonly icon?: LucideIcon;
  /** What leads on to the person's account, and what speech says of it. */
  readonly account?: {
    readonly to: string;
    readonly name: string;
    /** It is the page that is shown. */
    readonly here?: boolean;
  };
}

/** The line below the name with its number, as on paper. */
export const wholeLine = ({ line, number }: Who): string =>
  number === undefined ? line : `${line} ${number}`;
