/** Where the database is; what cannot be used is met before anything is made. */
import { readDatabaseUrls } from '../../records/driver/address.ts';
import { storeFaultText } from '../../records/store-faults.text.ts';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { BadSetting, badValue } from './bad-setting.ts';
import { settingFaultText as text } from './setting-faults.text.ts';

export interface DatabaseSettings {
  /** The app's own login; undefined: embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The owner's login, for migrations and intake. */
  readonly databaseOwnerUrl: string | undefined;
  /** Hosts of standbys for figures; undefined: all is read from the primary. */
  readonly databaseReadUrl: string | undefined;
}

/** Login and password stand in it: what is wrong is said, and the text is not repeated. */
function checked(name: string, url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    readDatabaseUrls(url);
    return url;
  } catch (error) {
    if (!(error instanceof PlainFault) || error.message === storeFaultText.badUrl) {
      throw badValue(name, undefined, text.database, text.exampleDatabase);
    }
    throw new BadSetting(text.databaseFault(name, error.message, text.exampleDatabase));
  }
}

/** Reads the three URLs. Throws BadSetting, which names the one at fault. */
export const readDatabaseSettings = (
  read: (name: string) => string | undefined,
): DatabaseSettings => ({
  databaseUrl: checked('DATABASE_URL', read('DATABASE_URL')),
  databaseOwnerUrl: checked('DATABASE_OWNER_URL', read('DATABASE_OWNER_URL')),
  databaseReadUrl: checked('DATABASE_READ_URL', read('DATABASE_READ_URL')),
});
