/** Puts every handler behind its address: gate, input, handler, envelope, audit (design §4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import { memberCookie, memberCookieOnLoopback } from '../../core/browser/kept-names.ts';
import { refuseForged } from '../gate/forged.ts';
import { halvesOf } from '../gate/halves.ts';
import { isPlainLoopback, type PublicOrigin } from '../gate/origin.ts';
import type { MemberSession, SessionBook } from '../gate/session-book.ts';
import { type PortRules, portFor } from '../gate/session-port.ts';
import { type AnswerParts, answerCall } from './answer.ts';
import { answerSchema, failureSchema, forSerialiser } from './schema.ts';
import { agentOf, setSessionCookie, type Visit } from './visit.ts';

export interface WireParts<Services> extends PortRules, AnswerParts<Services> {
  readonly book: SessionBook;
  readonly publicOrigin: PublicOrigin;
}

const failures = forSerialiser(failureSchema);

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
      handler: (request, reply) => answerCall(request, reply, handler, parts),
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
  const cookieName = plain ? memberCookieOnLoopback : memberCookie;
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
