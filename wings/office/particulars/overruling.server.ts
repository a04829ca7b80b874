/** What the server hands to the room that overrules the settings file. */
import type { AgencySettings } from '../../../api/agency/settings.ts';
import type { CoopSettings } from '../../../api/office/particulars.ts';
import type { Site } from '../../../api/site.ts';
import type { SiteOverride } from '../../../records/content/site-overrides.ts';
import type { Db } from '../../../records/database.ts';
import type { Services } from '../../../records/services.ts';

export interface Overruling {
  readonly file: CoopSettings;
  /** The settings that these rows of the store give. */
  effective(rows: readonly SiteOverride[]): CoopSettings;
  /** Tells the store how letters are worded from now on, in the transaction of the change. */
  updateLetters(db: Db, rows: readonly SiteOverride[]): Promise<void>;
  /** Brings what was just changed into force here; other processes follow within a second. */
  reload(): Promise<void>;
}

export type ParticularsServices = Services & {
  readonly site: Site;
  readonly agency: AgencySettings;
  readonly overruling: Overruling;
};
