/** Runs a handler and sends its answer: kept or fresh, complete, and on record. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Handler, Reply } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import type { AuditWriter } from '../../records/audit.ts';
import type { FairQueue } from '../../runtime/fair-queue.ts';
import type { SeenReads } from '../gate/seen-reads.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';
import type { ContentVersion } from '../kept/version.ts';
import { sendFile } from './file/file-answer.ts';
import { readInput } from './input.ts';
import { entryOf, targetOf, type Visit } from './visit/visit.ts';

export interface AnswerParts<Services> {
  readonly services: Services;
  readonly kept: KeptAnswers;
  /** Public answers, by version of the content. */
  readonly keptPublic: KeptAnswers;
  readonly content: ContentVersion;
  readonly seen: SeenReads;
  readonly trail: AuditWriter;
  readonly fileQueue: FairQueue;
  readonly readQueue: FairQueue;
}

/** A handler, and what looks at the amounts of its answers. */
interface Answering<Services> {
  readonly handler: Handler<Services>;
  readonly assertAmounts: (answer: object) => void;
}

const json = 'application/json; charset=utf-8';

/**
 * Answers a call that the gate has let through. Throws what input check and handler throw, and
 * RangeError where an amount of the answer is none: it fails, and its reference is on record.
 */
export async function answerCall<Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, assertAmounts }: Answering<Services>,
  parts: AnswerParts<Services>,
): Promise<FastifyReply> {
  const visit = request.visit as Visit;
  const shelf = await shelfFor(handler, visit, parts);
  const kept = shelf?.get(request.url);
  if (kept !== undefined) {
    await record(request, handler, 'ok', parts);
    return reply.type(json).send(kept);
  }
  const answer = () => run(request, handler, visit, parts.services);
  if (handler.endpoint.files) {
    const { file } = await parts.fileQueue.run(readerOf(visit) ?? request.address, answer);
    await record(request, handler, 'ok', parts);
    return sendFile(reply, handler.endpoint, file);
  }
  const reader = handler.endpoint.method === 'GET' ? readerOf(visit) : undefined;
  // Meanwhile the session may have ended, and the number may be another person's.
  const inTurn = async (waited: boolean) => {
    if (waited && !(await visit.isStillIn())) throw new Problem('not_signed_in');
    return answer();
  };
  const reached = await (reader === undefined ? answer() : parts.readQueue.run(reader, inTurn));
  const good = reached.rc_code === undefined || reached.rc_code === '1' || reached.rc_code === '2';
  const envelope = envelopeOf(reached);
  assertAmounts(envelope);
  const text = reply.serialize(envelope) as string;
  const bytes = Buffer.from(text);
  if (good) shelf?.put(request.url, bytes);
  await record(request, handler, good ? 'ok' : 'refused', parts);
  return reply.type(json).send(bytes);
}

/** Whose turns a call takes: a member's, or an agency's over all its people. */
function readerOf({ session, agency }: Visit): string | undefined {
  return session?.memberNo ?? (agency && `agency ${agency.agencyNo}`);
}

/** Where an answer may stand and come from; undefined when it is made anew each time. */
async function shelfFor<Services>(
  { endpoint, keep }: Handler<Services>,
  { session }: Visit,
  { kept, keptPublic, content }: AnswerParts<Services>,
) {
  if (endpoint.method !== 'GET') return undefined;
  if (keep === 'publication' && session?.publication !== undefined) {
    return shelfOf(kept, session.memberNo, session.publication);
  }
  if (keep === 'content' && endpoint.who === 'visitor') {
    // Known before the handler reads: what it gives is of this version or newer.
    return shelfOf(keptPublic, '', await content.current());
  }
  return undefined;
}

const shelfOf = (kept: KeptAnswers, owner: string, version: number | string) => ({
  get: (address: string) => kept.get(owner, address, version),
  put: (address: string, answer: Buffer) => kept.put(owner, address, version, answer),
});

function run<Services>(
  request: FastifyRequest,
  { endpoint, run }: Handler<Services>,
  { session, agency, port, device, officer, facts }: Visit,
  services: Services,
): Promise<Reply<Endpoint>> {
  const { memberNo, sessionId, helper } = session ?? {};
  const member = memberNo === undefined ? undefined : { memberNo, sessionId, helper };
  const whose = { visitor: undefined, office: officer, agency, agency_entering: agency };
  const who = endpoint.who in whose ? whose[endpoint.who as keyof typeof whose] : member;
  const input = readInput(endpoint, request);
  // The handler's declaration says which of these it sees; the gate has made it true.
  return run({ input, who, services, session: port, device, facts } as never);
}

/** Leaves the entry that the handler declares; a look repeated within the minute leaves none. */
async function record(
  request: FastifyRequest,
  { endpoint, audit }: Pick<Handler<never>, 'endpoint' | 'audit'>,
  outcome: 'ok' | 'refused',
  { seen, trail }: Pick<AnswerParts<unknown>, 'seen' | 'trail'>,
): Promise<void> {
  if (!('entry' in audit)) return;
  const { session, agency, officer } = request.visit ?? {};
  const sessionId = (session ?? agency ?? officer)?.sessionId;
  if (endpoint.method === 'GET' && sessionId !== undefined && outcome === 'ok') {
    const what = `${audit.entry} ${targetOf(request, audit.target) ?? ''}`;
    if (!seen.isNew(sessionId, what)) return;
  }
  trail.write(entryOf(request, { endpoint, audit }, { outcome }));
  // What a call changed is on record before it is confirmed.
  if (endpoint.method === 'POST') await trail.flush().catch(() => {});
}

/** Completes the envelope: both spellings of the text (R101), always a string code (R177). */
function envelopeOf(reached: Reply<Endpoint>): object {
  const { rc_code = '1', messages } = reached;
  const spelled = messages === undefined ? {} : { massages: messages, message: messages };
  return { ...reached, ...spelled, rc_code };
}
