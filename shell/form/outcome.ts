/** What came of a form that was sent without script; the server hands it to the page. */
import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { QueryData, QueryEndpoint } from '../query/call-context.ts';

export type FormOutcome<Data = unknown> =
  | { readonly state: 'done'; readonly data: Data }
  | {
      readonly state: 'refused';
      /** Machine name of the problem. */
      readonly code: string;
      /** The sentence to show. */
      readonly text: string;
      /** What to say at each field. */
      readonly fields: Readonly<Record<string, string>>;
      /** What was typed: nothing is lost. */
      readonly values: Readonly<Record<string, string>>;
    };

export interface PostedForm {
  /** Name of the endpoint that the form was for. */
  readonly endpoint: string;
  readonly outcome: FormOutcome;
}

export const FormContext = createContext<PostedForm | undefined>(undefined);

/** Name of the hidden field that says which form of a page was sent: an endpoint's name. */
export const formField = 'form';

/** The outcome of this page's form; undefined when none was sent, or on a later page. */
export function useFormOutcome<E extends QueryEndpoint>(
  endpoint: E,
): FormOutcome<QueryData<E>> | undefined {
  const posted = use(FormContext);
  const { key } = useLocation();
  // A page that was reached by going on inside the site was never sent anything.
  if (posted?.endpoint !== endpoint.name || key !== 'default') return undefined;
  return posted.outcome as FormOutcome<QueryData<E>>;
}
