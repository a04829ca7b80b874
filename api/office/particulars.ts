/** Which settings of the cooperative the office may overrule: declared here alone. */
import * as z from 'zod/mini';
import { letterSettingsShape } from '../agency/letter-settings.ts';
import type { AgencySettings } from '../agency/settings.ts';
import { type Site, siteShape } from '../site.ts';

/** Each setting as the file describes it. A signature lies beside the file and stays there. */
export const particularsShape = z.extend(
  z.pick(siteShape, {
    ...{ coopNameTH: true, coopNameEN: true, www_description: true },
    ...{ coop_address: true, phone: true, fax: true, email: true, office_hours: true, dpo: true },
    ...{ social: true, colours: true, menureport: true, demand: true, calculator: true },
  }),
  { letter: z.omit(letterSettingsShape, { signature_image: true }) },
);

export type Particulars = z.output<typeof particularsShape>;
export type ParticularKey = keyof Particulars;

/** What is edited and saved together. */
export const particularGroups = {
  names: ['coopNameTH', 'coopNameEN', 'www_description'],
  contact: ['coop_address', 'phone', 'fax', 'email', 'office_hours', 'dpo'],
  social: ['social'],
  colours: ['colours'],
  reports: ['menureport'],
  letter: ['letter'],
  demand: ['demand'],
  calculator: ['calculator'],
} as const satisfies Record<string, readonly ParticularKey[]>;

export type ParticularGroup = keyof typeof particularGroups;
export const particularGroupKeys = Object.keys(particularGroups) as readonly ParticularGroup[];
export const particularKeys: readonly ParticularKey[] = particularGroupKeys.flatMap(
  (group) => particularGroups[group],
);

export interface CoopSettings {
  readonly site: Site;
  readonly agency: AgencySettings;
}

/** What these settings say of each particular. */
export function particularsOf({ site, agency }: CoopSettings): Particulars {
  const { signature_image: _, ...letter } = agency.letter;
  const entries = particularKeys.map((key) => [key, key === 'letter' ? letter : site[key]]);
  return Object.fromEntries(entries) as Particulars;
}

/**
 * The settings with these values in the place of the file's. The signature stays only above the
 * name that it belongs to: whoever else signs does so by hand.
 */
export function overrule(file: CoopSettings, values: Partial<Particulars>): CoopSettings {
  const { letter, ...site } = values;
  if (letter === undefined) return { ...file, site: { ...file.site, ...site } };
  const { signature_image: signature, ...own } = file.agency.letter;
  const isSame = own.signer_name === letter.signer_name;
  const signed = isSame && signature !== undefined ? { signature_image: signature } : {};
  return {
    site: { ...file.site, ...site },
    agency: { ...file.agency, letter: { ...letter, ...signed } },
  };
}
