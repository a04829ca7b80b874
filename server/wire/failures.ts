/** Every error of every route ends here: envelope or page, a line in the log, an audit entry. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problems } from '../../api/problem.ts';
import { UntiedMonth } from '../../records/agency/tied.ts';
import type { AuditWriter } from '../../records/audit.ts';
import type { Denials } from '../gate/denials.ts';
import type { UntiedWatch } from '../ties/untied.ts';
import { failureOf, newRef, problemOf } from './failure.ts';
import { actorOf } from './visit/actor.ts';
import { agentOf, entryOf } from './visit/visit.ts';

interface Parts {
  readonly denials: Denials;
  readonly trail: AuditWriter;
  readonly untied: UntiedWatch;
  /** Whether an address answers JSON; all others answer a page. */
  readonly isCall: (url: string) => boolean;
  readonly sendPage: (reply: FastifyReply) => FastifyReply;
}

/** Sets the app's one error handler and its not-found handler. */
export function answerFailures(app: FastifyInstance, parts: Parts): void {
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, parts));
  app.setNotFoundHandler((request, reply) => fail(new Problem('not_found'), request, reply, parts));
}

/** Answers an error; also for those that Fastify meets before any route. */
export async function fail(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<FastifyReply> {
  const problem = problemOf(error);
  const { code } = problem;
  const ref = newRef();
  const { status, envelope, retryAfter } = failureOf(problem, ref);
  await record(error, problem, ref, request, parts);
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (code === 'bad_request') reply.header('connection', 'close');
  if (code === 'bad_request' || parts.isCall(request.url))
    return reply.type('application/json; charset=utf-8').send(envelope);
  if (status >= 500) return parts.sendPage(reply);
  return reply.type('text/plain; charset=utf-8').send(`${problem.text}\n`);
}

async function record(
  error: unknown,
  problem: Problem,
  ref: string,
  request: FastifyRequest,
  { denials, trail, untied }: Parts,
): Promise<void> {
  const { code } = problem;
  const { status } = problems[code];
  const line = { ref, code, address: request.address, route: request.routeOptions.url };
  if (code === 'failed') request.log.error({ ...line, err: error as FastifyError }, 'call failed');
  if (error instanceof UntiedMonth) {
    const asker = { ...actorOf(request.visit), address: request.address, agent: agentOf(request) };
    untied.tell(error, { ...asker, ref });
  }
  const { session, agency, officer, half = false } = request.visit ?? {};
  const sessionId = (session ?? agency ?? officer)?.sessionId;
  const telling = await denials.note(code, { address: request.address, sessionId, half });
  if (!telling) return;
  if (code !== 'failed') request.log.info(line, 'call refused');
  const handler = request.routeOptions.config?.handler;
  if (!handler) return;
  trail.write(
    entryOf(request, handler.endpoint, {
      outcome: status >= 500 ? 'failed' : 'refused',
      ref,
      code,
      concerns: problem.concerns,
    }),
  );
}
