/** Runs a handler and completes its answer: kept or fresh, its amounts looked at, on record. */
import * as z from 'zod/mini';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler, Reply } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import { bahtShape, rateShape } from '../../api/shapes.ts';
import type { FileContent } from '../../core/sheet/sheet.ts';
import type { AuditWriter } from '../../records/audit.ts';
import type { FairQueue } from '../../runtime/fair-queue.ts';
import type { SeenReads } from '../auth/seen-reads.ts';
import type { ResponseCache } from '../cache/cached-responses.ts';
import type { ContentVersion } from '../cache/version.ts';
import { readInput } from './input.ts';
import { entryOf, targetOf } from './request/audit-entry.ts';
import type { RequestContext, Requested } from './request/request-context.ts';
import { answerSchema, type JsonSchema } from './schema.ts';

export interface AnswerParts<Services> {
  readonly services: Services;
  /** The same for a call that was shown this publication; `onOther`: it is shown another. */
  readonly servicesAt: (publication: number, onOther: () => void) => Services;
  readonly responseCache: ResponseCache;
  /** Public answers, by version of the content. */
  readonly publicResponseCache: ResponseCache;
  readonly content: ContentVersion;
  readonly seen: SeenReads;
  readonly auditLog: AuditWriter;
  readonly fileQueue: FairQueue;
  readonly readQueue: FairQueue;
}

/** A handler, what looks at the amounts of its answers, and what writes them. */
export interface Answering<Services> {
  readonly handler: Handler<Services>;
  readonly assertAmounts: (answer: object) => void;
  /** The envelope as text, with nothing that the endpoint does not declare. */
  readonly serialize: (envelope: object) => string;
}

/** An envelope as it goes over the wire, or the file in its place. */
export type Answer =
  | { readonly envelope: Buffer; readonly file?: never }
  | { readonly file: FileContent | undefined; readonly envelope?: never };

/**
 * Answers a call that the gate has let through. Throws what input check and handler throw, and
 * RangeError where an amount of the answer is none: it fails, and its reference is on record.
 */
export async function answerCall<Services>(
  request: Requested,
  { handler, assertAmounts, serialize }: Answering<Services>,
  parts: AnswerParts<Services>,
): Promise<Answer> {
  const context = request.context as RequestContext;
  const cache = await cacheFor(handler, context, parts);
  const cached = cache?.get(request.url);
  if (cached !== undefined) {
    await record(request, handler.endpoint, 'ok', parts);
    return { envelope: cached };
  }
  // A publication that came between the session and its figures: they do not belong to the former.
  let isOfOther = false;
  const onOther = () => {
    isOfOther = true;
  };
  const services = () => servicesFor(handler, context, { ...parts, onOther });
  const answer = () => run(request, handler, context, services());
  if (handler.endpoint.files) {
    const { file } = await parts.fileQueue.run(readerOf(context) ?? request.address, answer);
    await record(request, handler.endpoint, 'ok', parts);
    return { file };
  }
  const reader = handler.endpoint.method === 'GET' ? readerOf(context) : undefined;
  // Meanwhile the session may have ended, and the number may be another person's.
  const afterWait = async (waited: boolean) => {
    if (waited && !(await context.isStillIn())) throw new Problem('not_signed_in');
    return answer();
  };
  const reached = await (reader === undefined ? answer() : parts.readQueue.run(reader, afterWait));
  const good = reached.rc_code === undefined || reached.rc_code === '1' || reached.rc_code === '2';
  const completed = envelopeOf(reached);
  assertAmounts(completed);
  const envelope = Buffer.from(serialize(completed));
  if (good && !isOfOther) cache?.put(request.url, envelope);
  await record(request, handler.endpoint, good ? 'ok' : 'refused', parts);
  return { envelope };
}

/**
 * The last good answer to a visitor's call that failed, of whatever version, while the database is
 * away and nothing newer can be had, as with pages (`openPageCache`); undefined: there is none.
 */
export function standInFor<Services>(
  { url }: Requested,
  { endpoint, keep }: Handler<Services>,
  { publicResponseCache, content }: Pick<AnswerParts<Services>, 'publicResponseCache' | 'content'>,
): Answer | undefined {
  const isPublic = endpoint.method === 'GET' && keep === 'content' && endpoint.who === 'visitor';
  const envelope = isPublic && content.isAway() ? publicResponseCache.last('', url) : undefined;
  return envelope && { envelope };
}

/** Whose turns a call takes: a member's, or an agency's over all its people. */
function readerOf({ session, agency }: RequestContext): string | undefined {
  return session?.memberNo ?? (agency && `agency ${agency.agencyNo}`);
}

/** Where an answer may stand and come from; undefined when it is made anew each time. */
async function cacheFor<Services>(
  { endpoint, keep }: Handler<Services>,
  { session }: RequestContext,
  { responseCache, publicResponseCache, content }: AnswerParts<Services>,
) {
  if (endpoint.method !== 'GET') return undefined;
  if (keep === 'publication' && session?.publication !== undefined) {
    return scopedCache(responseCache, session.memberNo, session.publication);
  }
  if (keep === 'content' && endpoint.who === 'visitor') {
    // Known before the handler reads: what it gives is of this version or newer.
    return scopedCache(publicResponseCache, '', await content.current());
  }
  return undefined;
}

/** Figures may come from a replica that shows the publication which the session was shown. */
function servicesFor<Services>(
  { keep }: Handler<Services>,
  { session }: RequestContext,
  { services, servicesAt, onOther }: AnswerParts<Services> & { readonly onOther: () => void },
): Services {
  const publication = keep === 'publication' ? session?.publication : undefined;
  return publication === undefined ? services : servicesAt(publication, onOther);
}

const scopedCache = (responseCache: ResponseCache, owner: string, version: number | string) => ({
  get: (address: string) => responseCache.get(owner, address, version),
  put: (address: string, answer: Buffer) => responseCache.put(owner, address, version, answer),
});

function run<Services>(
  request: Requested,
  { endpoint, run }: Handler<Services>,
  { session, agency, officer, facts, sessionControl, device }: RequestContext,
  services: Services,
): Promise<Reply<Endpoint>> {
  const { memberNo, sessionId, helper } = session ?? {};
  const member = memberNo === undefined ? undefined : { memberNo, sessionId, helper };
  const whose = { visitor: undefined, office: officer, agency, agency_entering: agency };
  const who = endpoint.who in whose ? whose[endpoint.who as keyof typeof whose] : member;
  const input = readInput(endpoint, request);
  const call = {
    ...{ input, who, services, facts },
    // Most handlers ask for neither.
    get session() {
      return sessionControl();
    },
    get device() {
      return device();
    },
  };
  // The handler's declaration says which of these it sees; the gate has made it true.
  return run(call as never);
}

/** Leaves the entry that the handler declares; a look repeated within the minute leaves none. */
async function record(
  request: Requested,
  endpoint: Endpoint,
  outcome: 'ok' | 'refused',
  { seen, auditLog }: Pick<AnswerParts<unknown>, 'seen' | 'auditLog'>,
): Promise<void> {
  const { audit } = endpoint;
  if (!('entry' in audit)) return;
  const { session, agency, officer } = request.context ?? {};
  const sessionId = (session ?? agency ?? officer)?.sessionId;
  if (endpoint.method === 'GET' && sessionId !== undefined && outcome === 'ok') {
    const what = `${audit.entry} ${targetOf(request, audit.target) ?? ''}`;
    if (!seen.isNew(sessionId, what)) return;
  }
  auditLog.write(entryOf(request, endpoint, { outcome }));
  // What a call changed is on record before it is confirmed.
  if (endpoint.method === 'POST') await auditLog.flush().catch(() => {});
}

/** Completes the envelope: both spellings of the text (R101), always a string code (R177). */
function envelopeOf(reached: Reply<Endpoint>): object {
  const { rc_code = '1', messages } = reached;
  const spelled = messages === undefined ? {} : { massages: messages, message: messages };
  return { ...reached, ...spelled, rc_code };
}

/** Whether all amounts within are such. */
type Check = (value: unknown) => boolean;

const patternOf = (shape: z.ZodMiniType): string => String(z.toJSONSchema(shape).pattern);
const checked = new Set([patternOf(bahtShape), patternOf(rateShape)]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkOfObject({ properties = {} }: JsonSchema): Check | undefined {
  const checks = Object.entries(properties as Record<string, JsonSchema>).flatMap(
    ([name, schema]) => {
      const check = checkOf(schema);
      return check ? [[name, check] as const] : [];
    },
  );
  if (checks.length === 0) return undefined;
  return (value) =>
    isObject(value) &&
    checks.every(([name, check]) => value[name] === undefined || check(value[name]));
}

/** One of the choices must bear the value; `null` bears nothing but itself. */
function checkOfChoice(options: readonly JsonSchema[]): Check | undefined {
  const checks = options.map(checkOf);
  if (checks.every((check) => check === undefined)) return undefined;
  return (value) =>
    options.some(({ type }, at) => {
      if (type === 'null') return value === null;
      return checks[at]?.(value) ?? true;
    });
}

/** What is to be looked at in values of a schema; undefined where it has neither kind. */
function checkOf(schema: JsonSchema): Check | undefined {
  if (Array.isArray(schema.anyOf)) return checkOfChoice(schema.anyOf as JsonSchema[]);
  if (schema.type === 'object') return checkOfObject(schema);
  if (schema.type === 'array' && isObject(schema.items)) {
    const check = checkOf(schema.items);
    return check && ((value) => Array.isArray(value) && value.every(check));
  }
  if (schema.type !== 'string' || !checked.has(String(schema.pattern))) return undefined;
  const pattern = new RegExp(String(schema.pattern));
  return (value) => typeof value === 'string' && pattern.test(value);
}

/**
 * Looks at the amounts of an endpoint's answers. The serialiser writes strings as they come; a
 * full check with the schemas would cost a third of the throughput (decision 0005).
 */
export function amountsOf(endpoint: Endpoint): (answer: object) => void {
  let check: Check | undefined | 'unread' = 'unread';
  return (answer) => {
    if (check === 'unread') check = checkOf(answerSchema(endpoint));
    if (check && !check(answer)) throw new RangeError(`${endpoint.name}: an amount that is none`);
  };
}
