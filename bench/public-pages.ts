/** The public pages that are measured. */
import { paths } from '../api/paths.ts';

export interface PublicPage {
  /** Also the name of the static file of its size. */
  readonly name: string;
  readonly path: string;
}

/** The pages, and the newest topic that `readNews` (the RSS of this site) tells of. */
export async function publicPages(readNews: () => Promise<string>): Promise<PublicPage[]> {
  const topic = /<guid>[^<]*\/show\/(\d+)<\/guid>/.exec(await readNews())?.[1];
  if (topic === undefined) throw new Error('there is no topic to measure');
  return [
    { name: 'home', path: paths.home },
    { name: 'list', path: paths.list('news') },
    { name: 'rates', path: paths.rates },
    { name: 'calendar', path: paths.calendar },
    { name: 'topic', path: paths.show(topic) },
    { name: 'board', path: paths.board },
    { name: 'demand', path: paths.demand },
    { name: 'election', path: paths.election },
    { name: 'loancal', path: paths.loanCalculator },
    { name: 'caldividend', path: paths.dividendCalculator },
    { name: 'glossary', path: paths.glossary },
    { name: 'policy', path: paths.policy },
    { name: 'verify', path: paths.verify },
  ];
}
