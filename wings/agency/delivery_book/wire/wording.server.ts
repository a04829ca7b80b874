/** What a letter says of the cooperative: as it was opened first, else as it is settled now. */
import * as z from 'zod/mini';
import type { LetterSettings } from '../../../../api/agency/letter-settings.ts';
import type { Site } from '../../../../api/site.ts';
import type { LetterOpening } from '../../../../records/agency/letters.ts';
import type { Wording } from '../letter/words.ts';

const words = z.string();
const wordingShape = z.object({
  ...{ prefix: words, signer_name: words, signer_position: words, section: words },
  ...{ bank_name: words, bank_code: words, account_no: words },
  ...{ coop: words, address: words, phone: words, email: words },
  sheets: z.nullable(z.number()),
});

/** Of the settings in force. */
export const currentWording = (
  letter: LetterSettings,
  site: Site,
  sheets: number | null,
): Wording => ({
  prefix: letter.prefix,
  signer_name: letter.signer_name,
  signer_position: letter.signer_position,
  section: letter.section,
  bank_name: letter.bank_name,
  bank_code: letter.bank_code,
  account_no: letter.account_no,
  coop: site.coopNameTH,
  address: site.coop_address,
  phone: site.phone,
  email: site.email,
  sheets,
});

/** Of the first person who opened it; undefined: nobody has, or a demo made it up. */
export function openedWording(openings: readonly LetterOpening[]): Wording | undefined {
  const first = openings.find(({ wording }) => wording !== null);
  return first && z.parse(wordingShape, first.wording);
}
