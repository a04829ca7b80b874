import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { termsInput } from './terms-address.ts';

/** The text is in the page as served: whoever has no script reads it all the same (R039). */
export const facts: ServerFacts = {
  wants: ({ query }) => [want(readTerms, termsInput(query))],
};
