/** What the server must know of `/board`. */
import { type ServerFacts, want } from '../../../../api/page-facts.ts';
import { readBoard } from '../board.api.ts';
import { boardText } from '../board.text.ts';
import { readAddress } from './board.address.ts';

export const facts: ServerFacts = {
  wants: ({ query }) => [want(readBoard, readAddress(query))],
  head: () => ({ description: boardText.describe }),
};
