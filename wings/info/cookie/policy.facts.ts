import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readPolicy } from './cookie.api.ts';
import { policyInput } from './policy-address.ts';

export const facts: ServerFacts = {
  wants: ({ query }) => [want(readPolicy, policyInput('privacy', query))],
};
