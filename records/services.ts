/** What handlers work with besides the call itself. */
import type { Records } from './database.ts';

export interface Services {
  readonly records: Records;
  readonly settings: {
    readonly argonMemoryKib: number;
    readonly argonPasses: number;
    /** Stands outside the database. */
    readonly passwordPepper: string;
    readonly demo: boolean;
  };
}
