import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { type Choice, consentCookie, isChoice } from '../../../core/browser/consent-cookie.ts';
import { returnPath } from './consent/return-path.ts';
import { readPolicy, recordConsent } from './cookie.api.ts';
import { policyInput } from './policy-address.ts';

/** The cookie policy, and the answer of whoever has no script: kept, and back to where it was. */
export const facts: ServerFacts = {
  wants: ({ query }) => [want(readPolicy, policyInput('cookies', query))],
  accepts: [
    {
      endpoint: recordConsent,
      input: (fields) => {
        const choice = fields.get('choice');
        return { channel: 'form', ...(isChoice(choice) && { choice }) };
      },
      done: ({ choice }: { readonly choice: Choice }, fields) => ({
        location: returnPath(fields.get('return')),
        setCookie: consentCookie(choice, false),
      }),
    },
  ],
};
