/** What the server must know of `/verify/{code}`. */
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { requestedCode } from './verify.address.ts';
import { readPaper } from './verify.api.ts';
import { text } from './verify.text.ts';

export const facts: ServerFacts = {
  wants: ({ params, query }) => {
    const code = requestedCode(params.code, query);
    return code === undefined ? [] : [want(readPaper, { code })];
  },
  head: () => ({ title: text.title, description: text.describe, hidden: true }),
};
