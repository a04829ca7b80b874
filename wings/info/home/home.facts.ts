import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readHome } from './home.api.ts';

export const facts: ServerFacts = { wants: () => [want(readHome, {})] };
