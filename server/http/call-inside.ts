/** Calls made while a page is rendered: gate, check, memory and record of every call, no HTTP. */
import type { FastifyInstance } from 'fastify';
import type { Endpoint, InputOf } from '../../api/endpoint.ts';
import type { Envelope } from '../../api/envelope.ts';
import type { Handler } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import { type Answering, amountsOf, answerCall } from './answer.ts';
import { admit, type CallParts } from './calls.ts';
import { type FailureParts, noteFailure } from './failures.ts';
import { type Requested, visitorFrom } from './request/request-context.ts';
import { answerSchema, forSerialiser } from './schema.ts';

/** Calls an endpoint as a visitor; resolves to the whole envelope, rejects with Problem. */
export type CallInside = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope>;

/** Who asks for a page or sends a form without script: nobody in particular, from somewhere. */
export interface Asker {
  readonly address: string;
  /** The browser's name of itself. */
  readonly agent: string;
}

/**
 * What is called counts on the rate limits of whoever asked for the page, as with script. `posts`:
 * a form came without script and its origin has been checked; it never acts for a member.
 */
export type OpenCalls = (asker: Asker, how?: { readonly posts: boolean }) => CallInside;

export function callsInside<Services>(
  app: FastifyInstance,
  handlers: readonly Handler<Services>[],
  parts: CallParts<Services>,
  failing: FailureParts,
): OpenCalls {
  const handlersByName = new Map(handlers.map((handler) => [handler.endpoint.name, handler]));
  const ready = new Map<string, Answering<Services>>();

  /** Compiled when it is first called: pages call few of the endpoints. */
  function answeringOf(name: string): Answering<Services> {
    const found = ready.get(name);
    if (found) return found;
    const handler = handlersByName.get(name);
    if (!handler) throw new Error(`no endpoint is named ${name}`);
    const { endpoint } = handler;
    const schema = forSerialiser(answerSchema(endpoint));
    const { method, path: url } = endpoint;
    const serialize = app.serializerCompiler?.({ schema, method, url, httpStatus: '200' });
    if (!serialize) throw new Error('calls are served first');
    const answering = { handler, assertAmounts: amountsOf(endpoint), serialize };
    ready.set(name, answering);
    return answering;
  }

  return (asker, { posts } = { posts: false }) =>
    async ({ name }, input) => {
      const answering = answeringOf(name);
      const { endpoint } = answering.handler;
      const isPost = endpoint.method === 'POST';
      if (isPost && !posts) throw new Error(`${name} changes state: no page calls it`);
      const request = requestOf(endpoint, input as object, asker, parts);
      try {
        admit(endpoint, { session: undefined, agency: undefined, officer: undefined });
        if (endpoint.scriptOnly) throw new Problem('forged');
        const { envelope } = await answerCall(request, answering, parts);
        if (envelope === undefined) throw new Error(`${name} gives a file`);
        // The page that is rendered next shows what the form has changed.
        if (isPost) parts.content.markStale();
        return JSON.parse(envelope.toString()) as Envelope;
      } catch (error) {
        const failed = { route: endpoint.path, endpoint };
        const { problem, ref } = await noteFailure(error, request, failing, failed);
        throw problem.logged(ref);
      }
    };
}

/** The request that a browser would have sent: the input of a GET is text, as in an address. */
function requestOf(
  endpoint: Endpoint,
  input: object,
  asker: Asker,
  parts: CallParts<unknown>,
): Requested {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = new Map<string, unknown>(entries);
  const params: Record<string, string> = {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, field: string) => {
    params[field] = String(fields.get(field));
    fields.delete(field);
    return encodeURIComponent(params[field]);
  });
  const isGet = endpoint.method === 'GET';
  const query = new URLSearchParams();
  if (isGet) for (const [field, value] of fields) query.set(field, String(value));
  return {
    ...{ params, address: asker.address, headers: { 'user-agent': asker.agent } },
    query: Object.fromEntries(query),
    body: isGet ? undefined : Object.fromEntries(fields),
    url: query.size === 0 ? path : `${path}?${query}`,
    context: visitorFrom(asker, parts),
  };
}
