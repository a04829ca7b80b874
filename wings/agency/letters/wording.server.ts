/** What the settings give to a letter: told to the store at the start, kept with each letter. */
import * as z from 'zod/mini';
import { accountShape, type ExampleLetters } from '../../../api/agency/letter-account.ts';
import type { AgencySettings } from '../../../api/agency/settings.ts';
import type { Site } from '../../../api/site.ts';
import type { Letter } from '../../../records/agency/letters.ts';
import type { Services } from '../../../records/services.ts';
import { newestBody } from './letter.text.ts';

const words = z.string();
const wordingShape = z.object({
  /** Which text it follows; one of a newer program is not made up here. */
  body: z.literal(newestBody),
  ...accountShape,
  ...{ signer_name: words, signer_position: words, section: words },
  ...{ address: words, phone: words, email: words },
  thai_digits: z.boolean(),
  /** Of the cover statement that comes with it. */
  detail: z.enum(['full', 'grouped', 'total']),
  /** Of the portal, where its code is looked up; null: the paper names the page alone. */
  origin: z.nullable(words),
  margins: z.object({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() }),
});

export type Wording = z.output<typeof wordingShape>;

/** Where letters get their words from. */
export interface Issuer {
  readonly agency: AgencySettings;
  readonly site: Site;
  readonly publicOrigin: string | undefined;
}

/** Of letters that are written under these settings. */
export function currentWording({ agency, site, publicOrigin }: Issuer): Wording {
  const { signature_image: _, ...letter } = agency.letter;
  return {
    ...letter,
    body: newestBody,
    coop: site.coopNameTH,
    address: site.coop_address,
    phone: site.phone,
    email: site.email,
    detail: agency.detail,
    origin: publicOrigin ?? null,
  };
}

export type LetterServices = Services & ExampleLetters;

/** As the letter was written. Throws where it lacks anything: no letter is made up. */
export const wordingOf = ({ wording }: Pick<Letter, 'wording'>): Wording =>
  z.parse(wordingShape, wording);
