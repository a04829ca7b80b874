import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { readHome } from './home.api.ts';
import { bannerAddress } from './top/banner.ts';

export const facts: ServerFacts = {
  wants: () => [want(readHome, {})],
  head: () => ({ firstPicture: bannerAddress }),
};
