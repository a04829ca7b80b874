/** Puts every handler behind its address: gate, input, handler, envelope, audit (design §4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler, Reply } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import type { AuditWriter } from '../../records/audit.ts';
import { refuseForged } from '../gate/forged.ts';
import type { Forgery } from '../gate/forgery.ts';
import { halvesOf } from '../gate/halves.ts';
import type { KeptAnswers } from '../gate/kept-answers.ts';
import { isPlainLoopback, type PublicOrigin } from '../gate/origin.ts';
import type { MemberSession, SessionBook } from '../gate/session-book.ts';
import { type PortRules, portFor } from '../gate/session-port.ts';
import { readInput } from './input.ts';
import { answerSchema, failureSchema, forSerialiser } from './schema.ts';
import { agentOf, entryOf, setSessionCookie, type Visit } from './visit.ts';

export interface WireParts<Services> extends PortRules {
  readonly book: SessionBook;
  readonly trail: AuditWriter;
  readonly kept: KeptAnswers;
  readonly services: Services;
  readonly forgery: Forgery;
  readonly publicOrigin: PublicOrigin;
}

const json = 'application/json; charset=utf-8';
const failures = forSerialiser(failureSchema);
/** Milliseconds; a store that hangs must not hold the caller (F7). */
const longestCall = 5_500;

/** Registers one route for each handler. */
export function serveCalls<Services>(
  app: FastifyInstance,
  handlers: readonly Handler<Services>[],
  parts: WireParts<Services>,
): void {
  app.decorateRequest('visit', null);
  for (const handler of handlers) {
    const { endpoint } = handler;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { handler: handler as unknown as Handler<never> },
      handlerTimeout: longestCall,
      schema: {
        response: {
          200: forSerialiser(answerSchema(endpoint)),
          '4xx': failures,
          '5xx': failures,
        },
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.visit = await receive(request, reply, endpoint, parts);
        admit(request, endpoint, request.visit.session, parts);
      },
      handler: (request, reply) => answer(request, reply, handler, parts),
    });
  }
}

/** Reads who comes: both halves of one living session, or nobody. */
async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  parts: WireParts<unknown>,
): Promise<Visit> {
  const plain = isPlainLoopback(request, parts.publicOrigin);
  const cookieName = plain ? 'member' : '__Host-member';
  const halves = halvesOf(request, cookieName);
  const session = await parts.book.find(halves);
  const agent = agentOf(request);
  const carrier = {
    address: request.ip,
    agent,
    setCookie: (value: string, keepSeconds: number | undefined) =>
      setSessionCookie(reply, { name: cookieName, value, secure: !plain, keepSeconds }),
  };
  const visit: Visit = {
    session,
    // On a public address a cookie alone is just a member's browser looking around.
    half:
      endpoint.who !== 'visitor' && (halves.token === undefined) !== (halves.cookie === undefined),
    facts: { at: new Date(), address: request.ip, agent },
    port: portFor(session, carrier, parts, (opened) => {
      visit.opened = opened;
    }),
    opened: undefined,
  };
  return visit;
}

/** Who may pass (D-01, D-37): nobody learns more than that the door is shut. */
function admit(
  request: FastifyRequest,
  { who, method }: Endpoint,
  session: MemberSession | undefined,
  parts: WireParts<unknown>,
): void {
  if (who !== 'visitor') {
    const known = who === 'member' || who === 'member_entering' ? session : undefined;
    if (!known) throw new Problem(method === 'POST' ? 'session_over' : 'not_signed_in');
    if (who === 'member' && known.entering) throw new Problem('not_ready');
  }
  if (method === 'POST') refuseForged(request, session?.sessionId, parts);
}

async function answer<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  handler: Handler<Services>,
  { kept, trail, services }: WireParts<Services>,
): Promise<FastifyReply> {
  const { endpoint, keep, run } = handler;
  const visit = request.visit as Visit;
  const { session, port, facts } = visit;
  const publication = keep === 'publication' && session ? session.publication : undefined;
  const place = session && publication !== undefined && { ...session, publication };
  let text = place ? kept.get(place.memberNo, request.url, place.publication) : undefined;
  let refused = false;
  if (text === undefined) {
    const who =
      endpoint.who === 'visitor' || session === undefined
        ? undefined
        : { memberNo: session.memberNo, sessionId: session.sessionId };
    const input = readInput(endpoint, request);
    const reached = await run({ input, who, services, session: port, facts } as never);
    refused = reached.rc_code !== undefined && !['1', '2'].includes(reached.rc_code);
    text = reply.serialize(envelopeOf(reached)) as string;
    if (place && !refused) kept.put(place.memberNo, request.url, place.publication, text);
  }
  if ('entry' in handler.audit) {
    trail.write(entryOf(request, handler, { outcome: refused ? 'refused' : 'ok' }));
    // What a call changed is on record before it is confirmed.
    if (endpoint.method === 'POST') await trail.flush().catch(() => {});
  }
  return reply.type(json).send(text);
}

/** Completes the envelope: both spellings of the text (R101), always a string code (R177). */
function envelopeOf(reached: Reply<Endpoint>): object {
  const { rc_code = '1', messages } = reached;
  const spelled = messages === undefined ? {} : { massages: messages, message: messages };
  return { ...reached, ...spelled, rc_code };
}
