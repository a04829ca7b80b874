/** Puts every handler behind its address: gate, input, handler, envelope, audit. */
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler } from '../../api/handler.ts';
import { confirmationSeconds } from '../../api/office/confirmation.ts';
import { Problem } from '../../api/problem.ts';
import type { OfficeCaller } from '../../api/session/session-control.ts';
import { isRuleViolation } from '../../records/driver/faults.ts';
import { refuseCsrf, refuseUnfetched } from '../auth/csrf-token.ts';
import { type AnswerParts, amountsOf, answerCall, standInFor } from './answer.ts';
import { sendFile } from './file/file-answer.ts';
import type { Once } from './idempotency/idempotency.ts';
import { type ReceiveParts, type RequestContext, receive } from './request/request-context.ts';
import { answerSchema, failureSchema, forSerialiser } from './schema.ts';

export interface CallParts<Services> extends ReceiveParts, AnswerParts<Services> {
  /** What a call goes through that may be made again. */
  readonly once: Once;
}

const json = 'application/json; charset=utf-8';
const failures = forSerialiser(failureSchema);

/** Registers one route for each handler. */
export function serveCalls<Services>(
  app: FastifyInstance,
  handlers: readonly Handler<Services>[],
  parts: CallParts<Services>,
): void {
  app.decorateRequest('context', null);
  for (const handler of handlers) {
    const { endpoint } = handler;
    const assertAmounts = amountsOf(endpoint);
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
        const context = await receive(request, reply, endpoint, parts);
        request.context = context;
        admit(endpoint, context);
        const { session, agency, officer } = context;
        const { method, scriptOnly } = endpoint;
        if (method === 'POST') {
          refuseCsrf(request, (officer ?? agency ?? session)?.sessionId, parts);
        }
        if (scriptOnly) refuseUnfetched(request);
        if (session?.helper && isShutToHelpers(endpoint)) throw new Problem('read_only');
      },
      async handler(request, reply) {
        const serialize = (envelope: object) => reply.serialize(envelope) as string;
        const answering = { handler, assertAmounts, serialize };
        const answer = () =>
          answerCall(request, answering, parts).catch(
            (error) =>
              standInFor(request, handler, parts) ?? refuseAnew(error, endpoint, request.context),
          );
        const setsNoCookie = () => reply.getHeader('set-cookie') === undefined;
        const { envelope, file } = await parts.once(request, endpoint, answer, setsNoCookie);
        if (envelope === undefined) return sendFile(reply, endpoint, file);
        return reply.type(json).send(envelope);
      },
    });
  }
}

/**
 * The store refused what the gate had let pass: a member of staff whose right ended meanwhile is
 * told what the gate says now. Throws what the call is to be answered with.
 */
async function refuseAnew(
  error: unknown,
  endpoint: Endpoint,
  context: RequestContext | null,
): Promise<never> {
  if (endpoint.who === 'office' && context && isRuleViolation(error)) {
    admit(endpoint, { ...context, officer: await context.officerNow() });
  }
  throw error;
}

/** Who may pass (D-01, D-37): nobody learns more than that the door is shut. */
export function admit(
  { who, method, contact, roles, confirmed }: Endpoint,
  { session, agency, officer }: Pick<RequestContext, 'session' | 'agency' | 'officer'>,
): void {
  const shut = () => new Problem(method === 'POST' ? 'session_over' : 'not_signed_in');
  if (who === 'agency' || who === 'agency_entering') {
    if (agency === undefined) throw shut();
    if (who === 'agency' && agency.entering) throw new Problem('not_ready');
    if (contact === 'admin' && agency.role !== 'admin') throw new Problem('not_allowed');
  }
  if (who === 'office') {
    if (officer === undefined) throw shut();
    // Outside one's roles nothing tells that there is such a room.
    if (roles && !officer.roles.some((role) => roles.includes(role))) {
      throw new Problem('not_found');
    }
    if (confirmed && !isConfirmed(officer)) throw new Problem('confirm_needed');
  }
  if (who === 'member' || who === 'member_entering') {
    if (session === undefined) throw shut();
    if (who === 'member' && session.entering) throw new Problem('not_ready');
  }
}

const isConfirmed = ({ confirmedSeconds = Infinity }: OfficeCaller): boolean =>
  confirmedSeconds < confirmationSeconds;

/** Staff in a member's stead look and change nothing, unless an endpoint says otherwise (S4). */
function isShutToHelpers({ who, method, helped }: Endpoint): boolean {
  if (helped !== undefined) return helped === 'shut';
  return method === 'POST' && who !== 'visitor';
}
