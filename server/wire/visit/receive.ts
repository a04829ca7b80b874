/** Reads who comes with a call: halves of a living session, a cookie of the office, a browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../api/endpoint.ts';
import {
  agencyCookie,
  agencyCookieOnLoopback,
  deviceCookie,
  deviceCookieOnLoopback,
  memberCookie,
  memberCookieOnLoopback,
  officeCookie,
  officeCookieOnLoopback,
} from '../../../core/browser/kept-names.ts';
import { isPlainLoopback, type PublicOrigin } from '../../gate/origin.ts';
import { cookieOf, halvesOf } from '../../gate/session/halves.ts';
import type { SessionBook } from '../../gate/session/session-book.ts';
import { type PortRules, portFor } from '../../gate/session/session-port.ts';
import { deviceFor } from './device-port.ts';
import { agentOf, setCookie, type Visit } from './visit.ts';

export interface ReceiveParts extends PortRules {
  readonly book: SessionBook;
  readonly publicOrigin: PublicOrigin;
}

const secureNames = {
  member: memberCookie,
  agency: agencyCookie,
  office: officeCookie,
  device: deviceCookie,
};
const loopbackNames = {
  member: memberCookieOnLoopback,
  agency: agencyCookieOnLoopback,
  office: officeCookieOnLoopback,
  device: deviceCookieOnLoopback,
};

/** A page that looks again by itself says so, and its call is no sign of life (trust A). */
const backgroundHeader = 'x-background';

/** Who comes, and what may be done to their sessions. Nobody is refused yet. */
export async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  parts: ReceiveParts,
): Promise<Visit> {
  const plain = isPlainLoopback(request, parts.publicOrigin);
  const names = plain ? loopbackNames : secureNames;
  const set = (name: string) => (value: string, keepSeconds: number | undefined) =>
    setCookie(reply, { name, value, secure: !plain, keepSeconds });
  // Each wing has its own session: a member's halves open nothing of an agency's (R137).
  const ofOffice = endpoint.wing === 'office';
  const ofAgency = endpoint.wing === 'agency';
  const halves = halvesOf(request, ofAgency ? names.agency : names.member);
  const alive = request.headers[backgroundHeader] === undefined;
  const ofMember = !ofOffice && !ofAgency;
  const session = ofMember ? await parts.book.find(halves, alive) : undefined;
  const agency = ofAgency ? await parts.book.findAgency(halves, alive) : undefined;
  const agent = agentOf(request);
  const carrier = {
    address: request.address,
    agent,
    setMember: set(names.member),
    setAgency: set(names.agency),
    setOffice: set(names.office),
  };
  let looked: ReturnType<SessionBook['findOffice']> | undefined;
  const office = async () => {
    looked ??= parts.book.findOffice(cookieOf(request, names.office), alive);
    visit.officer = await looked;
    return visit.officer;
  };
  const guarded = () => (ofOffice ? visit.officer : (agency ?? session))?.sessionId;
  const visit: Visit = {
    session,
    agency,
    // On a public address a cookie alone is just a member's browser looking around.
    half:
      endpoint.who !== 'visitor' &&
      endpoint.who !== 'office' &&
      (halves.token === undefined) !== (halves.cookie === undefined),
    facts: { at: new Date(), address: request.address, agent },
    port: portFor({ session, agency, office, guarded }, carrier, parts, (opened) => {
      visit.opened = opened;
    }),
    device: deviceFor(cookieOf(request, names.device), set(names.device)),
    isStillIn: async () =>
      ofAgency
        ? (await parts.book.findAgency(halves, false))?.sessionId === agency?.sessionId
        : (await parts.book.find(halves, false))?.sessionId === session?.sessionId,
    opened: undefined,
    officer: undefined,
  };
  if (ofOffice) await office();
  return visit;
}
