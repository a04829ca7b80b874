/** Whom a code is asked of besides the password (D-03, S1): new devices, password changes. */
import type { Services } from '../../services.ts';

/** Whether the member must confirm by a code; the answer is the same for numbers nobody has. */
export function asksForCode(
  { newDeviceOtp }: Pick<Services['settings'], 'newDeviceOtp'>,
  memberNo: string,
): boolean {
  return newDeviceOtp === 'everybody' || newDeviceOtp.includes(memberNo);
}
