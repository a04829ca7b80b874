/** What all servers of one store must be set alike, so short that nobody reads it back. */
import { createHash } from 'node:crypto';
import type { AgencySettings } from '../../api/agency/settings.ts';
import type { Site } from '../../api/site.ts';
import type { Logo } from '../logo/logo.ts';
import type { AppSettings } from '../settings/settings.ts';
import type { SecuritySettings } from '../well-known/security-settings.ts';

/** Characters of a digest: enough to tell two settings apart. */
const length = 12;

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, length);

interface Settled {
  readonly site: Site;
  readonly agency: AgencySettings;
  readonly security?: SecuritySettings | undefined;
  readonly logo?: Logo | undefined;
  readonly settings: AppSettings;
}

/** Without its login, which nobody has to guess by its digest. */
function placeOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** By the name under which an officer sets it. */
export function settingsDigests(set: Settled): Readonly<Record<string, string>> {
  const { site, agency, security, logo, settings } = set;
  const { alertMail, argonMemoryKib, argonPasses, demo } = settings.handlers;
  const { newDeviceOtp, officeHost } = settings.handlers;
  const values = {
    SITE_CONFIG: [site, agency, security],
    logo: logo?.version,
    PUBLIC_ORIGIN: settings.publicOrigin,
    OFFICE_HOST: officeHost,
    IDLE_MINUTES: settings.idleSeconds,
    NEW_DEVICE_OTP: newDeviceOtp,
    FIGURES_DAYS: settings.figureDays,
    ALERT_MAIL: alertMail,
    ARGON_MEMORY_KIB: argonMemoryKib,
    ARGON_PASSES: argonPasses,
    DEMO: demo,
    VALKEY_URL: placeOf(settings.valkeyUrl),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, digestOf(value)] as const),
  );
}
