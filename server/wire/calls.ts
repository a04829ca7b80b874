/** Puts every handler behind its address: gate, input, handler, envelope, audit. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import { refuseForged, refuseUnfetched } from '../gate/forged.ts';
import { amountsOf } from './amounts/amounts.ts';
import { type AnswerParts, answerCall } from './answer.ts';
import { answerSchema, failureSchema, forSerialiser } from './schema.ts';
import { type ReceiveParts, receive } from './visit/receive.ts';
import type { Visit } from './visit/visit.ts';

export interface WireParts<Services> extends ReceiveParts, AnswerParts<Services> {}

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
    const answering = { handler, assertAmounts: amountsOf(endpoint) };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { handler: handler as unknown as Handler<never> },
      ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
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
        admit(request, endpoint, request.visit, parts);
      },
      handler: (request, reply) => answerCall(request, reply, answering, parts),
    });
  }
}

/** Who may pass (D-01, D-37): nobody learns more than that the door is shut. */
function admit(
  request: FastifyRequest,
  endpoint: Endpoint,
  { session, agency, officer }: Visit,
  parts: WireParts<unknown>,
): void {
  const { who, method } = endpoint;
  const shut = () => new Problem(method === 'POST' ? 'session_over' : 'not_signed_in');
  if (who === 'agency' || who === 'agency_entering') {
    if (agency === undefined) throw shut();
    if (who === 'agency' && agency.entering) throw new Problem('not_ready');
    if (endpoint.contact === 'admin' && agency.role !== 'admin') throw new Problem('not_allowed');
  }
  if (who === 'office') {
    if (officer === undefined) throw shut();
    const { roles } = endpoint;
    if (roles && !officer.roles.some((role) => roles.includes(role))) {
      throw new Problem('not_allowed');
    }
  }
  if (who === 'member' || who === 'member_entering') {
    if (session === undefined) throw shut();
    if (who === 'member' && session.entering) throw new Problem('not_ready');
  }
  if (method === 'POST') refuseForged(request, (officer ?? agency ?? session)?.sessionId, parts);
  if (endpoint.scriptOnly) refuseUnfetched(request);
  if (session?.helper && isShutToHelpers(endpoint)) throw new Problem('read_only');
}

/** Staff in a member's stead look and change nothing, unless an endpoint says otherwise (S4). */
function isShutToHelpers({ who, method, helped }: Endpoint): boolean {
  if (helped !== undefined) return helped === 'shut';
  return method === 'POST' && who !== 'visitor';
}
