/** The pages of a PDF as a reader finds them: from its root along the tree, each once (T16). */
import { UnfitPdf } from './pdf-fault.ts';
import { plainNames } from './plain-names.ts';

/** A stream of objects: what it says of itself, and what is in it. */
export interface ObjectPack {
  readonly head: string;
  readonly words: string;
}

/** What stands under a number; a document that was changed has older ones too. */
type Objects = Map<number, Set<string>>;

/** Objects that are looked at. */
const mostObjects = 20_000;
/** Letters of all of them: beside each other they are no more than a file unfolds to. */
const mostLetters = 128 * 1024 * 1024;
/** Nodes that a tree of a few pages may have. */
const mostNodes = 2_000;
/** Letters of an object that is looked at: a node has no picture. */
const longest = 100_000;

const object = /(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj(?![A-Za-z])/g;
const objectEnd = /endobj|stream\r?\n/g;
const root = /\/Root\s+(\d{1,10})\s+\d{1,5}\s+R/g;
const pages = /\/Pages\s+(\d{1,10})\s+\d{1,5}\s+R/;
const kids = /\/Kids\s*(?:\[([^\]]*)\]|(\d{1,10})\s+\d{1,5}\s+R)/;
const reference = /(\d{1,10})\s+\d{1,5}\s+R/g;
const page = /\/Type\s*\/Page(?![A-Za-z0-9_])/;

type Found = readonly [no: number, body: string];

/** Of objects that end nowhere, many share one end: it is looked for once. */
function* plainObjects(text: string): Generator<Found> {
  let end = -1;
  for (const found of text.matchAll(object)) {
    const from = found.index + found[0].length;
    if (end < from) {
      objectEnd.lastIndex = from;
      end = objectEnd.exec(text)?.index ?? text.length;
    }
    yield [Number(found[1]), text.slice(from, Math.min(end, from + longest))];
  }
}

/** Numbers and places stand before the objects: `/N 2 /First 10`, `4 0 5 30 …`. */
function* packedObjects({ head, words }: ObjectPack): Generator<Found> {
  const first = Number(/\/First\s+(\d{1,9})/.exec(head)?.[1] ?? 0);
  const places = words.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [no = 0, from = 0, , to = words.length] = places.slice(at, at + 4);
    yield [no, words.slice(first + from, Math.min(first + to, first + from + longest))];
  }
}

function* allObjects(text: string, packs: readonly ObjectPack[]): Generator<Found> {
  yield* plainObjects(text);
  for (const pack of packs) yield* packedObjects(pack);
}

function objectsOf(text: string, packs: readonly ObjectPack[]): Objects {
  const objects: Objects = new Map();
  let count = 0;
  let letters = 0;
  for (const [no, body] of allObjects(text, packs)) {
    count += 1;
    letters += body.length;
    if (count > mostObjects || letters > mostLetters) throw new UnfitPdf('endless');
    objects.set(no, (objects.get(no) ?? new Set()).add(plainNames(body)));
  }
  return objects;
}

const numbers = (text: string): number[] =>
  [...text.matchAll(reference)].map(([, no]) => Number(no));

/** The numbers under a node, of one way it was written; undefined: it is no node. */
function kidsIn(body: string, objects: Objects): number[] | undefined {
  const [whole, here, elsewhere] = kids.exec(body) ?? [];
  if (whole === undefined) return undefined;
  if (elsewhere === undefined) return numbers(here ?? '');
  return [...(objects.get(Number(elsewhere)) ?? [])].flatMap(numbers);
}

/** The numbers under a node, however often it was changed. */
function kidsOf(bodies: ReadonlySet<string>, objects: Objects): Set<number> {
  const all = new Set<number>();
  for (const body of bodies) {
    const found = kidsIn(body, objects) ?? [];
    if (new Set(found).size < found.length) throw new UnfitPdf('broken');
    for (const no of found) all.add(no);
  }
  return all;
}

/** The numbers of the nodes at the top. */
function topsOf(text: string, objects: Objects): Set<number> {
  const roots = new Set([...text.matchAll(root)].map(([, no]) => Number(no)));
  const catalogues = [...roots].flatMap((no) => [...(objects.get(no) ?? [])]);
  return new Set(catalogues.map((body) => Number(pages.exec(body)?.[1])));
}

/** Adds what stands under a node. A page has one parent: a tree that turns would never end. */
function hang(parents: Map<number, number>, no: number, under: ReadonlySet<number>): void {
  for (const kid of under) {
    if (parents.has(kid)) {
      let above: number | undefined = no;
      while (above !== undefined && above !== kid) above = parents.get(above);
      throw new UnfitPdf(above === kid ? 'endless' : 'broken');
    }
    parents.set(kid, no);
  }
  if (parents.size > mostNodes) throw new UnfitPdf('pages');
}

/**
 * How many pages the document has, at least one. Throws UnfitPdf where its tree leads nowhere, or
 * back to where it was, or has more objects than a few pages need.
 */
export function pagesOf(text: string, packs: readonly ObjectPack[]): number {
  const objects = objectsOf(text, packs);
  const waiting = [...topsOf(text, objects)];
  /** Of the top none that has a number. */
  const parents = new Map(waiting.map((no) => [no, -1]));
  let count = 0;
  for (let no = waiting.pop(); no !== undefined; no = waiting.pop()) {
    const bodies = objects.get(no);
    if (bodies === undefined) throw new UnfitPdf('broken');
    const under = kidsOf(bodies, objects);
    hang(parents, no, under);
    waiting.push(...under);
    if (under.size === 0 && [...bodies].some((body) => page.test(body))) count += 1;
  }
  if (count === 0) throw new UnfitPdf('broken');
  return count;
}
