/** Rules on the form of a file: size, name, words, traces of unfinished work. */
import { namesNeed } from '../check/needs.mjs';
import { isScript, isTest, type Source } from './source.ts';

const lineLimit = 250;
const columnLimit = 100;
/** A folder is cut where a thought ends; beyond this one looks whether it does. */
const folderLimit = 20;

/** Thai marks above and below a letter take no column of their own. */
const widthOf = (line: string): number => [...line.replace(/\p{M}/gu, '')].length;

/** Written by a program and as long as what it describes: compared, not read through. */
const generated = /^records\/(?:schema\.sql|plans\/\w+\.txt)$/;

function sizeFaults({ path, lines }: Source): string[] {
  if (generated.test(path)) return [];
  // A recorded answer in a test stands as it came.
  const isRecorded = (line: string) => isTest(path) && /^\s*"/.test(line);
  const wide = lines.findIndex((line) => widthOf(line) > columnLimit && !isRecorded(line));
  return [
    ...(lines.length > lineLimit ? [`${lines.length} lines, ${lineLimit} at most`] : []),
    ...(wide >= 0 && !path.endsWith('.sql') ? [`line ${wide + 1} is over ${columnLimit}`] : []),
  ];
}

function nameFaults({ path }: Source): string[] {
  const words = path.split('/').map((step) => step.replace(/\..*$/, ''));
  const empty = words.find((word) => /^(?:utils?|helpers?|common|misc)$/i.test(word));
  return [
    ...(empty ? [`"${empty}" says nothing about what is in it`] : []),
    ...(/(?:^|\/)index\.(?:tsx?|mjs)$/.test(path) ? ['a barrel: import from the file itself'] : []),
  ];
}

/** Where Thai is at home besides `*.text.ts`, and why. */
const thaiPlaces = [
  /\.text\.(?:ts|mjs)$/, // the words of a room or a part; .mjs where Node 24 is not there yet
  /\.api\.ts$/, // one line for the API document, and the example answer
  /^api\/(?:problem|faults)\.ts$/, // the closed lists of failures
  /^core\/thai-/, // months, eras, numerals, spelling
  /^demo\//, // the pretend cooperative is Thai
  /^journeys\//, // a journey reads what a person reads
];

function wordFaults({ path, code }: Source): string[] {
  if (!isScript(path) || isTest(path) || thaiPlaces.some((pattern) => pattern.test(path)))
    return [];
  const line = code.split('\n').findIndex((text) => /[\u0E00-\u0E7F]{2}/.test(text));
  return line < 0 ? [] : [`Thai words in line ${line + 1}: they belong in a *.text.ts file`];
}

const unfinished = /\b(?:TODO|FIXME|XXX)\b/;
const narrowed = /\b(?:test|it|describe|suite)\s*\.\s*(?:only|todo)\b/;
/** Every way to leave a test out, up to the title behind it. */
const skips = [
  /\b(?:test|it|describe|suite)\b[.\w]*\.(?:skip|skipIf|runIf|fails)\b[^'"`]*/g,
  /\bx(?:it|test|describe)\b[^'"`]*/g,
  /\b(?:ctx|context|task)\s*\.\s*skip\b/g,
  /\bskip\s*:(?!\s*\d)/g,
];

/** A test that may be left out says in its title what of the machine it needs. */
function skipFaults(code: string): string[] {
  const found = skips.flatMap((pattern) => [...code.matchAll(pattern)]);
  const without = found.filter((match) => {
    const title = code.slice((match.index ?? 0) + match[0].length).split('\n')[0] ?? '';
    return !namesNeed(title);
  });
  return without.map(([text]) => {
    const how = text.split('(')[0]?.trim();
    return `${how} without a need: "[needs …]" in its title, from tools/check/needs.mjs`;
  });
}

function leftoverFaults({ path, text, code }: Source): string[] {
  if (path.startsWith('tools/tidy/')) return [];
  return [
    ...(unfinished.test(text) ? ['unfinished work is marked in it'] : []),
    ...(isTest(path) && narrowed.test(code) ? ['.only or .todo in a test'] : []),
    ...(isTest(path) ? skipFaults(code) : []),
  ];
}

/** The framework's readings of a request that go by the word of whoever sends it, or of a proxy. */
const forwarded = /\brequest\.(?:ips?|host|hostname|protocol)\b/;

function originFaults({ path, code }: Source): string[] {
  const [found] = path.startsWith('server/') && !isTest(path) ? (forwarded.exec(code) ?? []) : [];
  return found ? [`${found}: request.address and hostOf(request) are what counts`] : [];
}

/** Print styles: what is computed there, nobody waits for. */
const onPaper = /@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** Whether anywhere below the whole page, or below any element, something stands. */
const pageHas = /(?:^|[\s,>+~])(?:(?::global\()?(?:html|body)\)?|:root|\*)?:has\((?!\s*>)/;

function selectorFaults({ path, text }: Source): string[] {
  const onScreen = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(onPaper, '');
  if (!path.endsWith('.css') || !pageHas.test(onScreen)) return [];
  return [':has() across the page: every change would have all its styles computed; mark <html>'];
}

/** All faults of form in one file, one line each. */
export function formFaults(file: Source): string[] {
  const rules = [sizeFaults, nameFaults, wordFaults, leftoverFaults, originFaults, selectorFaults];
  return rules.flatMap((rule) => rule(file));
}

/** Advice, not a fault: folders that hold more source files than one can overlook. */
export function folderAdvice(files: readonly Source[]): string[] {
  const folders = files
    .map((file) => file.path)
    .filter((path) => path.includes('/'))
    .map((path) => path.slice(0, path.lastIndexOf('/')));
  return [...new Set(folders)]
    .map((folder) => ({ folder, count: folders.filter((other) => other === folder).length }))
    .filter(({ count }) => count > folderLimit)
    .map(({ folder, count }) => `${folder}: ${count} files; does it hold more than one thought?`);
}
