/** What the supervisor and its workers send each other, over a channel that nobody else hears. */
import type { Registry } from 'prom-client';

/** Figures of one process, as prom-client gives them to be merged. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What a worker cannot know by the settings alone. */
export interface StartOrder {
  /** The app's login; of the embedded database, too. */
  readonly appUrl: string;
  /** The folder of the embedded database; left out: the database is somebody else's to keep. */
  readonly databaseHome?: string | undefined;
  readonly demo: boolean;
  /** Of the supervisor: the socket that it was handed; left out: `HOST` and `PORT`. */
  readonly socket?: number | undefined;
}

export type ToWorker =
  | { readonly kind: 'start'; readonly order: StartOrder }
  | { readonly kind: 'figures'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly page: string }
  /** Another one has taken its place: no connection is accepted, those open come to their end. */
  | { readonly kind: 'leave' }
  /** The machine's service ends: what is in hand is answered. */
  | { readonly kind: 'stop' }
  /** Connections are cut. */
  | { readonly kind: 'hurry' };

export type ToSupervisor =
  | { readonly kind: 'ready' }
  | { readonly kind: 'serving'; readonly address: string }
  /** It cannot start; the sentence says why, and what mends it. */
  | { readonly kind: 'fault'; readonly sentence: string }
  /** `id` left out: its last ones. */
  | { readonly kind: 'figures'; readonly id?: number | undefined; readonly figures: Figures }
  | { readonly kind: 'metrics'; readonly id: number };
