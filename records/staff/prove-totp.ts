/** Proves the second factor of somebody who is staff. */
import { asciiDigits } from '../../core/membership-number.ts';
import type { Services } from '../services.ts';
import { openTotp } from './credentials.ts';
import { consumeTotpStep, findOwnTotp } from './find-staff.ts';
import { stepOf } from './totp.ts';

/** A code as typed: spaces fall away, Thai and full-width digits count. */
export const plainCode = (typed: string): string => asciiDigits(typed).replace(/[\s-]/g, '');

/**
 * Whether the code is theirs and of now; it is then used up, and no other use of it, or of an
 * older one, succeeds. False too for whoever is staff no more.
 */
export async function proveTotp(
  { records, settings }: Pick<Services, 'records' | 'settings'>,
  staffId: string,
  code: string,
): Promise<boolean> {
  return records.asStaff(staffId, async (db) => {
    const own = await findOwnTotp(db);
    const secret = own && openTotp(settings.keys, own.login, own.totpSealed);
    const step = own && secret ? stepOf(secret, plainCode(code), own.at) : undefined;
    return step !== undefined && consumeTotpStep(db, staffId, step);
  });
}
