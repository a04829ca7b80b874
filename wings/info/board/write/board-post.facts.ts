/** What the server must know of `/boardPost`. */
import type { ServerFacts } from '../../../../api/page-facts.ts';
import { boardText } from '../board.text.ts';

export const facts: ServerFacts = {
  head: () => ({ description: boardText.write.about, hidden: true }),
};
