import type { ServerFacts } from '../../../../api/page-facts.ts';

/** Nothing of a preview is known to the server's page, and search engines leave it out. */
export const facts: ServerFacts = { head: () => ({ hidden: true }) };
