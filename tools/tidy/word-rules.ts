/** Words of our own that the field has a term for: each with the term that stands in its place. */
import { isScript, type Source } from './source.ts';

/** Whole words of a name, and what an engineer elsewhere calls the thing. */
const terms: Readonly<Record<string, string>> = {
  asked: 'request or query',
  bones: 'skeleton',
  book: 'store or register',
  chance: 'random',
  deed: 'action; land has a title',
  deeds: 'actions',
  desk: 'admin',
  feed: 'query; feeds are RSS and site map',
  forged: 'csrf',
  forgery: 'csrf',
  halves: 'token pair',
  kept: 'cache or storage',
  lane: 'queue',
  lanes: 'queues',
  leaf: 'page',
  luck: 'random',
  press: 'worker pool',
  pretend: 'mock',
  reckon: 'compute',
  reckoned: 'computed or calculation',
  said: 'format, text or expected',
  settle: 'seed or finalise',
  shelf: 'cache',
  sought: 'search',
  sound: 'page checks',
  spoilings: 'mutations',
  stage: 'test app or test setup',
  strain: 'load shedding',
  ties: 'reconciliation or cross-checks',
  told: 'response or notice',
  trail: 'audit log',
  turns: 'queue',
  untied: 'mismatch',
  untold: 'unreported or withheld',
  way: 'transport, direction, method or workflow',
  ways: 'transports, directions, methods or workflows',
  wire: 'http or dto',
};

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Words that are terms themselves where code is declared: a key press, an RSS feed, a stage. */
const fineInCode: ReadonlySet<string> = new Set(['feed', 'feeds', 'press', 'stage']);

const declared = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;

const faultsOf = (name: string, words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const term = terms[word];
    return term === undefined ? [] : [`"${word}" in ${name} is a word of our own: ${term}`];
  });

/** Faults of the names of one file, its folders and what it declares, one line each. */
export function wordFaults({ path, code }: Source): string[] {
  const names = isScript(path) ? [...code.matchAll(declared)].map((match) => match[1] ?? '') : [];
  return [
    ...faultsOf('its path', wordsOf(path)),
    ...names.flatMap((name) =>
      faultsOf(
        name,
        wordsOf(name).filter((word) => !fineInCode.has(word)),
      ),
    ),
  ];
}
