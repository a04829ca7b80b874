import type { ServerFacts } from '../../../api/page-facts.ts';

export const facts: ServerFacts = { head: () => ({ hidden: true }) };
