/** What the server must know of the page of rates. */
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readRates } from './rates.api.ts';
import { ratesText as text } from './rates.text.ts';

export const facts: ServerFacts = {
  wants: () => [want(readRates, {})],
  head: () => ({ title: text.title, description: text.about }),
};
