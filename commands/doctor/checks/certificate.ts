/** Certificates: of public names, whose, for how long, by whom; of databases, for how long. */
import { checkServerIdentity } from 'node:tls';
import type { ClientConfig } from 'pg';
import { readDatabaseUrls } from '../../../records/driver/address.ts';
import { certificateOf } from '../../../server/health/certificate.ts';
import type { Settings } from '../../../server/settings/settings.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { netText } from '../text/net.text.ts';

const text = netText.certificate;
const dayMs = 86_400_000;
/** Days: Let's Encrypt renews thirty before the end. */
const limits = { warn: 21, fault: 7 };

/** Findings on a certificate that was shown for `host`. */
export function ofCertificate(
  host: string,
  certificate: Awaited<ReturnType<typeof certificateOf>>['certificate'],
  why: unknown,
  now = Date.now(),
): readonly Finding[] {
  const left = Math.floor((Date.parse(certificate.valid_to) - now) / dayMs);
  if (left < 0) return [fault(text.over(host), text.renewMend)];
  if (checkServerIdentity(host, certificate) !== undefined) {
    const names = certificate.subjectaltname ?? String(certificate.subject?.CN ?? '-');
    return [fault(text.wrongName(host, names), text.wrongNameMend(host))];
  }
  const says = text.left(host, left);
  const own =
    left < limits.fault
      ? fault(says, text.renewMend)
      : left < limits.warn
        ? warn(says, text.renewMend)
        : ok(says);
  const reason = why instanceof Error ? why.message : String(why ?? '');
  return reason === '' || reason === 'null'
    ? [own]
    : [own, fault(text.untrusted(host, reason), text.untrustedMend)];
}

async function ofOrigin(origin: string): Promise<readonly Finding[]> {
  const { hostname, port } = new URL(origin);
  try {
    const { certificate, why } = await certificateOf(hostname, Number(port || 443));
    return ofCertificate(hostname, certificate, why);
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return [warn(text.silent(hostname, code ?? name), netText.proxy.silentMend)];
  }
}

/** Days: nobody but the officer renews it. */
const ofStore = { warn: 30, fault: 7 };

/** Whose name and authority it bears is said where a connection fails over it. */
async function ofDatabase({ host = '', port = 5432 }: ClientConfig): Promise<readonly Finding[]> {
  const name = `${host}:${port}`;
  try {
    const { certificate } = await certificateOf(host, port, { postgres: true });
    const left = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / dayMs);
    if (left < 0) return [fault(text.over(name), text.storeMend)];
    const state = left < ofStore.fault ? fault : left < ofStore.warn ? warn : undefined;
    return [state?.(text.left(name, left), text.storeMend) ?? ok(text.left(name, left))];
  } catch {
    // A database that does not answer has a finding of its own.
    return [];
  }
}

/** Each host once, however many settings name it. */
function storesOf({ databaseUrl, databaseReadUrl, databaseOwnerUrl }: Settings) {
  const urls = [databaseUrl, databaseReadUrl, databaseOwnerUrl].flatMap((url) => url ?? []);
  const hosts = urls.flatMap((url) => readDatabaseUrls(url)).filter(({ ssl }) => ssl);
  return [...new Map(hosts.map((config) => [`${config.host}:${config.port}`, config])).values()];
}

export const certificate: Check = {
  name: 'certificate',
  title: text.title,
  async look(place) {
    const settings = place.settings();
    const { publicOrigin, officeHost } = settings;
    const office = officeHost === undefined ? [] : [`https://${officeHost}`];
    const origins = publicOrigin === undefined ? [] : [publicOrigin, ...office];
    const [own, stores] = await Promise.all([
      Promise.all(origins.map(ofOrigin)),
      Promise.all(storesOf(settings).map(ofDatabase)),
    ]);
    return [...(origins.length === 0 ? [ok(text.unset)] : own.flat()), ...stores.flat()];
  },
};
