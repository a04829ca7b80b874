/** What the server must know of the glossary. */
import type { ServerFacts } from '../../../api/page-facts.ts';
import { glossaryText as text } from './glossary.text.ts';

export const facts: ServerFacts = {
  head: () => ({ title: text.title, description: text.about }),
};
