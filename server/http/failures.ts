/** Every error of every route ends here: envelope or page, a line in the log, an audit entry. */
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import { Problem, problems } from '../../api/problem.ts';
import { MonthMismatch } from '../../records/agency/reconciled.ts';
import type { AuditWriter } from '../../records/audit.ts';
import { isRuleViolation } from '../../records/driver/faults.ts';
import type { Denials } from '../auth/denials.ts';
import type { MismatchReporter } from '../reconciliation/mismatches.ts';
import { failureOf, newRef, problemOf } from './failure.ts';
import { actorOf, entryOf } from './request/audit-entry.ts';
import { agentOf, type Requested } from './request/request-context.ts';
import type { UnavailableLog } from './unavailable-log.ts';

export interface FailureParts {
  readonly denials: Denials;
  readonly auditLog: AuditWriter;
  readonly mismatches: MismatchReporter;
  readonly log: FastifyBaseLogger;
  readonly unavailable: UnavailableLog;
  /** Whether the server is on its way out, which whoever is turned away then is told. */
  readonly isClosing: () => boolean;
}

interface Parts extends FailureParts {
  /** Whether an address answers JSON; all others answer a page. */
  readonly isCall: (url: string) => boolean;
  readonly sendPage: (reply: FastifyReply, failure: PageFailure) => FastifyReply;
}

/** What a page says that stands in for one which could not be made. */
export interface PageFailure {
  readonly problem: Problem;
  readonly ref: string;
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
  const { problem, ref } = await noteFailure(error, request, parts, {
    route: request.routeOptions.url,
    endpoint: request.routeOptions.config?.handler?.endpoint,
  });
  const { code } = problem;
  const { status, envelope, retryAfter } = failureOf(problem, ref);
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (code === 'bad_request') reply.header('connection', 'close');
  if (code === 'bad_request' || parts.isCall(request.url))
    return reply.type('application/json; charset=utf-8').send(envelope);
  if (status >= 500) return parts.sendPage(reply, { problem, ref });
  return reply.type('text/plain; charset=utf-8').send(`${problem.text}\n`);
}

/** Where something failed; `endpoint` undefined: before any was met. */
interface Failed {
  readonly route: string | undefined;
  readonly endpoint: Endpoint | undefined;
}

/** Counts a failure, logs it, and puts it on record where it tells of the caller. */
export async function noteFailure(
  error: unknown,
  request: Requested,
  { denials, auditLog, mismatches, log, unavailable, isClosing }: FailureParts,
  { route, endpoint }: Failed,
): Promise<PageFailure> {
  const read = problemOf(error);
  // A call within a page has been told of already, with whom it failed.
  if (read.ref !== undefined) return { problem: read, ref: read.ref };
  const isEnding = read.code === 'unavailable' && isClosing();
  const problem = isEnding ? new Problem('closing') : read;
  const { code } = problem;
  const { status } = problems[code];
  const { address } = request;
  const ref = status === 503 ? unavailable.note({ code, address, route, error }) : newRef();
  const line = { ref, code, address, route };
  if (code === 'failed') log.error({ ...line, err: error as FastifyError }, 'call failed');
  // What the gate lets pass the store should allow: somebody looks why it did not.
  if (isRuleViolation(error)) log.warn({ ...line, err: error as FastifyError }, 'store refused');
  if (error instanceof MonthMismatch) {
    const asker = {
      ...actorOf(request.context),
      address: request.address,
      agent: agentOf(request),
    };
    mismatches.report(error, { ...asker, ref });
  }
  const { session, agency, officer, hasPartialSession = false } = request.context ?? {};
  const sessionId = (session ?? agency ?? officer)?.sessionId;
  const telling = await denials.note(code, {
    address: request.address,
    sessionId,
    hasPartialSession,
  });
  if (!telling) return { problem, ref };
  if (code !== 'failed' && status !== 503) log.info(line, 'call refused');
  if (endpoint) {
    const outcome = status >= 500 ? 'failed' : 'refused';
    auditLog.write(entryOf(request, endpoint, { outcome, ref, code, concerns: problem.concerns }));
  }
  return { problem, ref };
}
