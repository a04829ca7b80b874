/** Files that are not well: cut, with garbage, with another header, of another extract. */
import { manifestFile } from '../../../../intake/layout.ts';
import { oneOf } from '../../seeded.ts';
import { type Bytes, type Mutate, type Mutation, type Random, someTable } from './table.ts';

const someFile = (bytes: Bytes, random: Random): string => oneOf([...bytes.keys()], random);

const changedTo = (file: string, what: string, text: string): Mutation => ({
  file,
  what,
  changed: new Map([[file, text]]),
});

export const cutFile: Mutate = (bytes, random) => {
  const file = someFile(bytes, random);
  const text = bytes.get(file) ?? '';
  const at =
    random() < 0.3 ? text.lastIndexOf('\r\n', text.length - 3) + 2 : random() * text.length;
  return changedTo(file, `cut at byte ${Math.floor(at)}`, text.slice(0, at));
};

const someByte = (random: Random): string => String.fromCharCode(Math.floor(random() * 256));

/** Put in, in place of nothing. */
const foreign: readonly (readonly [name: string, text: (random: Random) => string])[] = [
  ['a byte', someByte],
  ['garbage', (random) => Array.from({ length: 8 }, () => someByte(random)).join('')],
  ['a NUL', () => '\0'],
  ['a lone quote', () => '"'],
  ['a BOM', () => '\xEF\xBB\xBF'],
  ['a line break', () => '\r\n'],
  ['a CR', () => '\r'],
  ['a Ctrl-Z', () => '\x1A'],
];

export const insertBytes: Mutate = (bytes, random) => {
  const file = someFile(bytes, random);
  const text = bytes.get(file) ?? '';
  const at = Math.floor(random() * (text.length + 1));
  const [name, make] = oneOf(foreign, random);
  const put = text.slice(0, at) + make(random) + text.slice(at);
  return changedTo(file, `${name} at byte ${at}`, put);
};

/** From a line on, or in one line alone, LF stands for CRLF. */
export const changeLineBreaks: Mutate = (bytes, random) => {
  const file = someFile(bytes, random);
  const text = bytes.get(file) ?? '';
  const at = text.indexOf('\r\n', random() * (text.length - 2));
  const rest = text.slice(at);
  const after = random() < 0.5 ? rest.replace('\r\n', '\n') : rest.replaceAll('\r\n', '\n');
  return changedTo(file, `LF from byte ${at}`, text.slice(0, at) + after);
};

export const changeHeader: Mutate = (bytes, random) => {
  const { file, header } = someTable(bytes, random, 0);
  const text = bytes.get(file) ?? '';
  const at = Math.floor(random() * header.length);
  const next = (at + 1) % header.length;
  const names: readonly (readonly string[])[] = [
    header.with(at, `${header[at]}X`),
    header.with(at, (header[at] ?? '').toLowerCase()),
    header.with(at, header[next] ?? '').with(next, header[at] ?? ''),
    header.toSpliced(at, 1),
    [...header, 'MORE'],
  ];
  const first = oneOf(names, random).join(',');
  return changedTo(file, `header ${first}`, first + text.slice(text.indexOf('\r\n')));
};

/** A file of the extract of another number of members stands in place of its own. */
export const swapFile =
  (others: Bytes): Mutate =>
  (bytes, random) => {
    const file = someFile(bytes, random);
    const other = others.get(file) ?? '';
    if (other === bytes.get(file)) return undefined;
    return changedTo(file, 'of another extract', other);
  };

/** A row of the manifest is gone, there twice, or says something else. */
export const changeManifest: Mutate = (bytes, random) => {
  const text = bytes.get(manifestFile) ?? '';
  const lines = text.split('\r\n').slice(0, -1);
  const at = 1 + Math.floor(random() * (lines.length - 1));
  const fields = (lines[at] ?? '').split(',');
  const index = Math.floor(random() * fields.length);
  const other = oneOf(lines.slice(1), random).split(',')[index] ?? '';
  const changed = oneOf(
    [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, lines[at] ?? ''),
      lines.with(at, fields.with(index, other).join(',')),
      lines.with(at, fields.with(index, '').join(',')),
      lines.slice(0, at),
    ],
    random,
  );
  const after = [...changed, ''].join('\r\n');
  if (after === text) return undefined;
  return changedTo(manifestFile, `row ${at + 1}, ${fields.join(',')}`, after);
};
