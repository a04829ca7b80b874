/** What the proxy in front hands on, asked through it. */
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { type OwnHeaders, ownHeadersOf } from '../own-pass.ts';
import { netText } from '../text/net.text.ts';

const text = netText.proxy;
const patience = 10_000;
/** An address that nobody has (RFC 5737): a proxy that hands it on lets visitors write theirs. */
const nobody = '203.0.113.77';

const whyOf = (error: unknown): string => {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
};

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { headers, signal: AbortSignal.timeout(patience), redirect: 'manual' });

/** Lines `name value` of `/healthz/arrival`. */
const valuesOf = (body: string): ReadonlyMap<string, string> =>
  new Map(body.split('\n').map((line) => line.split(' ', 2) as [string, string]));

/** Findings on what of a request arrives behind the proxy at `origin`. */
export async function ofArrival(origin: string, own: OwnHeaders): Promise<readonly Finding[]> {
  const headers = own('/healthz/arrival');
  const plain = await ask(`${origin}/healthz/arrival`, headers);
  // A server of before knows no such address, one with another secret does not know us.
  if (plain.status !== 200) return [];
  const seen = valuesOf(await plain.text());
  const wanted = new URL(origin).host;
  const [host = '', address = ''] = [seen.get('host'), seen.get('socket')];
  if (host !== wanted) return [fault(text.host(host, wanted), text.hostMend)];
  if (seen.get('proxy') !== 'yes') {
    return [fault(text.untrusted(address), text.untrustedMend(address))];
  }
  if (seen.get('forwarded') !== 'yes') return [fault(text.unforwarded, text.forwardedMend)];
  const second = await ask(`${origin}/healthz/arrival`, {
    ...headers,
    'x-forwarded-for': nobody,
  });
  const isHandedOn = valuesOf(await second.text()).get('address') === nobody;
  return isHandedOn ? [warn(text.handedOn, text.forwardedMend)] : [];
}

async function ofOrigin(origin: string, own: OwnHeaders): Promise<readonly Finding[]> {
  try {
    const { status, headers } = await ask(`${origin}/healthz`);
    if (status !== 200) return [fault(text.status(origin, status), text.statusMend)];
    const hasHsts = headers.has('strict-transport-security');
    return [
      ok(text.answers(origin)),
      ...(hasHsts ? [] : [warn(text.noHsts, text.hstsMend)]),
      ...(await ofArrival(origin, own)),
    ];
  } catch (error) {
    return [warn(text.silent(origin, whyOf(error)), text.silentMend)];
  }
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

export const proxy: Check = {
  name: 'proxy',
  title: text.title,
  async look(place) {
    const { publicOrigin, trustedProxies, host } = place.settings();
    if (publicOrigin === undefined) {
      return [(await place.isDemo()) ? ok(text.local) : warn(text.local, text.localMend)];
    }
    return [
      ...(trustedProxies.length === 0 ? [fault(text.noTrust, text.noTrustMend)] : []),
      ...(loopback.test(host) ? [] : [warn(text.open(host), text.openMend)]),
      ...(await ofOrigin(publicOrigin, await ownHeadersOf(place))),
    ];
  },
};
