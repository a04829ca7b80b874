/** The answers of a page, fetched before it is rendered, and what they make of its status. */
import type { Endpoint } from '../../api/endpoint.ts';
import type {
  HeadFacts,
  PageLocation,
  PrefetchRequest,
  ServerFacts,
} from '../../api/page-facts.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { apiQueryKey, type InitialAnswer } from '../../shell/query/query-key.ts';

/** Calls a public endpoint; resolves to its envelope, rejects with the problem. */
export type ServerCall = (endpoint: Endpoint, input: never) => Promise<{ readonly data?: unknown }>;

interface Answered {
  readonly initialAnswers: readonly InitialAnswer[];
  readonly head: HeadFacts;
  /**
   * 200 with everything there, 404 for what there is not, 503 when an answer could not be had, 429
   * when that is for the visitor's own calls, too many of them.
   */
  readonly status: 200 | 404 | 429 | 503;
  /** With 503: what is the matter, and the reference under which it stands in the log. */
  readonly failure?: PageFailure;
  /** With 429: seconds after which it is worth another try. */
  readonly waitSeconds?: number;
}

export interface PageFailure {
  readonly text: string;
  readonly ref: string;
}

/** A call that failed; its answer is asked for again by the browser. */
interface Failed {
  readonly failed: PageFailure | undefined;
  /** Seconds until the visitor may ask again, who has asked too often; else undefined. */
  readonly waitSeconds?: number;
}

const nothingThere = new Set(['not_found', 'bad_input']);

async function ask(
  call: ServerCall,
  { endpoint, input }: PrefetchRequest,
): Promise<InitialAnswer | Failed> {
  const key = apiQueryKey(endpoint, input);
  try {
    const { data } = await call(endpoint, input as never);
    return { key, data };
  } catch (error) {
    const { status, code = '', text, ref, waitSeconds } = failureOf(error);
    if (nothingThere.has(code)) return { key, refusal: { status, code, text } };
    const failed = ref === undefined ? undefined : { text, ref };
    return status === 429 ? { failed, waitSeconds } : { failed };
  }
}

/** Asks for what the layouts and the page want. An address that cannot be read is not found. */
export async function answersFor(
  call: ServerCall,
  layouts: readonly PrefetchRequest[],
  { wants, head }: ServerFacts,
  pageLocation: PageLocation,
): Promise<Answered> {
  const own = wants?.(pageLocation) ?? [];
  const answers = await Promise.all([...layouts, ...own].map((query) => ask(call, query)));
  const initialAnswers = answers.filter((answer): answer is InitialAnswer => 'key' in answer);
  if (initialAnswers.some((answer) => 'refusal' in answer))
    return { initialAnswers, head: {}, status: 404 };
  const failures = answers.filter((answer) => 'failed' in answer);
  if (failures.length > 0) {
    const failure = failures.find(({ failed }) => failed)?.failed;
    const waits = failures.flatMap(({ waitSeconds = [] }) => waitSeconds);
    // A visitor's own limit is no fault of the server, unless something else failed as well.
    if (waits.length === failures.length) {
      return { initialAnswers, head: {}, status: 429, waitSeconds: Math.max(...waits) };
    }
    return { initialAnswers, head: {}, status: 503, ...(failure && { failure }) };
  }
  const data = answers.slice(layouts.length).map((answer) => Object(answer).data as never);
  return { initialAnswers, head: head?.(data) ?? {}, status: 200 };
}
