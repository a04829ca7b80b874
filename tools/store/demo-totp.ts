/** What authenticators show, for tests that sign staff in. */
import { Secret, TOTP } from 'otpauth';
import { demoStaff } from '../../demo/seed/staff/staff.ts';

/** The code of a moment (milliseconds), as an app of somebody else's making computes it. */
export function totpCode(secret: string, at: number): string {
  const app = new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });
  return app.generate({ timestamp: at });
}

/** The six digits that the authenticator of a member of the demo's staff shows. */
export function demoTotpCode(login: string, at = Date.now()): string {
  const staff = demoStaff.find((one) => one.login === login);
  if (staff === undefined) throw new Error(`${login} is nobody of the demo's staff`);
  return totpCode(staff.totpSecret, at);
}
