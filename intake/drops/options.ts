/** What a watcher is asked to do, and what it says of it. */
import type { Day } from '../../core/days.ts';
import type { DropMapping } from './drop-mapping.ts';
import type { DropReport } from './report.ts';
import type { WatchSettings } from './settings.ts';

/** What is told while it happens; nothing of an extract's rows is in it. */
export type WatchEvent =
  | { readonly event: 'waiting' | 'taking' | 'unmoved'; readonly drop: string }
  | {
      readonly event: 'unfinished';
      readonly drop: string | undefined;
      readonly lastFile: string;
    }
  | { readonly event: 'died'; readonly drop: string; readonly cause: string }
  | { readonly event: 'busy' | 'store-away' | 'folder-away' | 'untold' }
  | { readonly event: 'finished'; readonly report: DropReport; readonly path: string }
  | { readonly event: 'removed'; readonly count: number };

export interface WatchOptions extends WatchSettings {
  readonly folder: string;
  readonly ownerUrl: string;
  /** By which the drops are read; undefined: they are of our layout. */
  readonly mapping?: DropMapping | undefined;
  /** Ends it within a moment, but never in the middle of a publication. */
  readonly signal: AbortSignal;
  readonly tell: (event: WatchEvent) => void;
  /** The day in Thailand; that of the clock unless told. */
  readonly today?: () => Day;
  /** Milliseconds since 1970; of the clock unless told. */
  readonly now?: () => number;
}
