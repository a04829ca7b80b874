/** What handlers work with besides the call itself. */
import type { Papers } from '../core/sheet/papers.ts';
import type { Budgets } from '../runtime/budgets.ts';
import type { Records } from './database.ts';
import type { KeyRing } from './keys/key-ring.ts';

export interface Services {
  readonly records: Records;
  /** Attempts, counted for all servers together. */
  readonly budgets: Budgets;
  readonly papers: Papers;
  readonly settings: {
    readonly argonMemoryKib: number;
    readonly argonPasses: number;
    readonly demo: boolean;
    /** Who confirms a new device by a code: everybody, or these membership numbers (S1). */
    readonly newDeviceOtp: 'everybody' | readonly string[];
    /** Who is told of what staff do in members' stead; undefined: the audit log alone. */
    readonly alertMail?: string | undefined;
    /** `https://portal.example`; undefined on a machine that only serves itself. */
    readonly publicOrigin?: string | undefined;
    /** The office's own hostname; undefined: it lies on the portal's. */
    readonly officeHost?: string | undefined;
    /** `HH:MM` in Bangkok at which backups are made by themselves; undefined: none are. */
    readonly backupsAt?: string | undefined;
    /** Made of the installation's secret; none is in the database. */
    readonly keys: KeyRing;
  };
}

/** A path of the portal as it is reached from the office, which may have a hostname of its own. */
export function portalAddress(settings: Services['settings'], path: string): string {
  const { officeHost, publicOrigin } = settings;
  return officeHost === undefined ? path : `${publicOrigin ?? ''}${path}`;
}
