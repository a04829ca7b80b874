/** Whether a start may show the demo, whose passwords everybody knows: only where it is meant. */

import { PlainFault } from '../../../runtime/plain-fault.ts';
import type { Settings } from '../../settings/settings.ts';
import { startText as text } from '../start.text.ts';

/** The store is a demo and this start did not ask for one aloud. */
export class DemoNotRequested extends PlainFault {}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/i;

type Reach = Pick<
  Settings,
  'databaseUrl' | 'demo' | 'host' | 'officeHost' | 'publicOrigin' | 'trustedProxies'
>;

/** Settings that open this server to others than this machine, or belong to a real store. */
export function settingsForOthers(settings: Reach): readonly string[] {
  const { publicOrigin, officeHost, trustedProxies, host, databaseUrl } = settings;
  const set = {
    PUBLIC_ORIGIN: publicOrigin !== undefined,
    OFFICE_HOST: officeHost !== undefined,
    TRUSTED_PROXIES: trustedProxies.length > 0,
    HOST: !loopback.test(host),
    DATABASE_URL: databaseUrl !== undefined,
  };
  return Object.entries(set).flatMap(([name, isSet]) => (isSet ? [name] : []));
}

/** Whether an empty store becomes a demo: by `DEMO=1`, or unasked where nobody else comes by. */
export const isDemoRequested = (settings: Reach): boolean =>
  settings.demo ?? settingsForOthers(settings).length === 0;

/** Throws `DemoNotRequested`, with setting and remedy, for a demo's store where none is wanted. */
export function requireDemoRequest(settings: Reach): void {
  if (isDemoRequested(settings)) return;
  const names = settings.demo === false ? ['DEMO=0'] : settingsForOthers(settings);
  throw new DemoNotRequested(text.demoNotRequested(names));
}
