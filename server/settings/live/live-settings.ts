/** The cooperative's settings as they are in force: the file's, overruled by the office's. */
import {
  type CoopSettings,
  overrule,
  type ParticularKey,
} from '../../../api/office/particulars.ts';
import {
  findLogo,
  type SiteOverride,
  siteOverrides,
} from '../../../records/content/site-overrides.ts';
import type { Records } from '../../../records/database.ts';
import type { Logo } from '../../logo/logo.ts';
import { logoAddresses } from '../../logo/logo-addresses.ts';
import { examplesIn, withoutExample } from '../example/example.ts';
import { readOverrides } from './overrides.ts';

export interface FileSettings extends CoopSettings {
  /** Undefined: the cooperative has none, and the drawing stands in its place. */
  readonly logo?: Logo | undefined;
}

/** Always of now: look at it where it is needed, and keep no part of it. */
export interface LiveSettings extends CoopSettings {
  /** As the public may know it: with the addresses of the logo, and without the example. */
  readonly site: CoopSettings['site'];
  readonly logo: Logo | undefined;
  readonly file: FileSettings;
  /** Particulars that are an example's still; of a demo none. */
  readonly examples: readonly ParticularKey[];
  /** The settings that these rows of the store give, the example's among them. */
  effective(rows: readonly SiteOverride[]): CoopSettings;
  /** Reads the store; what is in force afterwards is at least as new as this call. */
  reload(): Promise<void>;
}

interface LiveParts {
  readonly records: Pick<Records, 'readAsVisitor'>;
  readonly file: FileSettings;
  /** The example is the cooperative that the store makes up. */
  readonly demo: boolean;
  /** Told once of each setting in the store that this program cannot use. */
  readonly onUnusable: (key: string) => void;
}

const withLogo = (settings: CoopSettings, logo: Logo | undefined): CoopSettings =>
  logo === undefined
    ? settings
    : { ...settings, site: { ...settings.site, ...logoAddresses(logo) } };

/** Begins with what the file says; the first `reload` brings what overrules it. */
export function openLiveSettings({ records, file, demo, onUnusable }: LiveParts): LiveSettings {
  const unusable = new Set<string>();
  const shown = (settings: CoopSettings) => (demo ? settings : withoutExample(settings));
  const examplesOf = (settings: CoopSettings) => (demo ? [] : examplesIn(settings));
  let logo = file.logo;
  let now = withLogo(shown(file), logo);
  let examples = examplesOf(file);
  /** Counts readings: one that began earlier never replaces what a later one has brought. */
  let begun = 0;
  let inForce = 0;

  async function logoOf(version: string | undefined): Promise<Logo | undefined> {
    if (version === undefined) return file.logo;
    if (version === logo?.version) return logo;
    const found = await records.readAsVisitor((db) => findLogo(db, version), { atOnce: true });
    return found ? { ...found, version } : file.logo;
  }

  return {
    file,
    get site() {
      return now.site;
    },
    get agency() {
      return now.agency;
    },
    get examples() {
      return examples;
    },
    get logo() {
      return logo;
    },
    effective: (rows) => overrule(file, readOverrides(rows).values),
    async reload() {
      begun += 1;
      const at = begun;
      const rows = await records.readAsVisitor(siteOverrides, { atOnce: true });
      const read = readOverrides(rows);
      for (const key of read.unusable) {
        if (!unusable.has(key)) onUnusable(key);
        unusable.add(key);
      }
      const found = await logoOf(read.logoVersion);
      if (at < inForce) return;
      inForce = at;
      logo = found;
      const settings = overrule(file, read.values);
      now = withLogo(shown(settings), found);
      examples = examplesOf(settings);
    },
  };
}
