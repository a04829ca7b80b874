/** A form that was sent without script: one call, then the page again with what came of it. */
import type { Accepted, PageLocation, Redirect, ServerFacts } from '../../api/page-facts.ts';
import { formField, type PostedForm } from '../../shell/form/outcome.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { httpText } from '../http/http.text.ts';
import type { ServerCall } from './answers.ts';

export interface Posted {
  readonly form: PostedForm;
  readonly status: number;
}

function chosen(accepts: readonly Accepted[], fields: URLSearchParams): Accepted | undefined {
  const name = fields.get(formField);
  return accepts.find(({ endpoint }) => endpoint.name === name) ?? (name ? undefined : accepts[0]);
}

/** Undefined: the page takes no such form. */
export async function outcomeOf(
  call: ServerCall,
  { accepts = [] }: ServerFacts,
  fields: URLSearchParams,
  pageLocation: PageLocation,
): Promise<Posted | Redirect | undefined> {
  const accepted = chosen(accepts, fields);
  if (accepted === undefined) return undefined;
  const { endpoint, input, done } = accepted;
  try {
    const { data } = await call(endpoint, input(fields, pageLocation) as never);
    if (done) return done(data as never, fields);
    return { form: { endpoint: endpoint.name, outcome: { state: 'done', data } }, status: 200 };
  } catch (error) {
    const { status, code = 'failed', text: words, fields: faults, ref } = failureOf(error);
    const text = status >= 500 && ref !== undefined ? httpText.withRef(words, ref) : words;
    const outcome = {
      state: 'refused' as const,
      ...{ code, text, fields: faults, values: Object.fromEntries(fields) },
    };
    return { form: { endpoint: endpoint.name, outcome }, status: status || 500 };
  }
}
