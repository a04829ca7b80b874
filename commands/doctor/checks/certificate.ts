/** The certificate of each public name: whose it is, for how long, and who vouches for it. */
import { checkServerIdentity } from 'node:tls';
import { certificateOf } from '../../../server/health/certificate.ts';
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

export const certificate: Check = {
  name: 'certificate',
  title: text.title,
  async look(place) {
    const { publicOrigin, officeHost } = place.settings();
    if (publicOrigin === undefined) return [ok(text.unset)];
    const office = officeHost === undefined ? [] : [`https://${officeHost}`];
    const all = await Promise.all([publicOrigin, ...office].map(ofOrigin));
    return all.flat();
  },
};
