import type { ReactNode } from 'react';

/** One entry of a side menu (R103). Without a link, or with `onPress`, it is a button. */
export interface SideEntry {
  readonly link: string | undefined;
  readonly id: string;
  readonly key: number;
  readonly name: string;
  readonly icon: ReactNode;
  readonly onPress?: () => void;
}

/** Entries that belong together, under a heading. */
export interface SideGroup {
  readonly heading: string;
  readonly entries: readonly SideEntry[];
  /** Beside the page it is folded away, so that the menu fits; over the page it never is. */
  readonly folds?: boolean;
}

/** Which entry the path has chosen, and how the menu looks (R108). */
export interface SideState {
  readonly key: number;
  readonly theme: 'light' | 'contrast';
}
