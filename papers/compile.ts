/** Documents as PDF: typst templates of the house, filled with data and nothing else. */
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Day } from '../core/days.ts';
import type { PaperTemplate } from '../core/sheet/papers.ts';
import { drawable } from './glyphs/drawable.ts';
import { lettersOf } from './glyphs/font-letters.ts';
import { houseFonts } from './glyphs/house-fonts.ts';
import { nameAccessible } from './pdf/accessible.ts';
import { readPdf, writePdf } from './pdf/pdf-file.ts';
import { spellThai } from './spelling/spell.ts';

export type Template =
  | 'form'
  | 'regulation'
  | 'announcement'
  | 'report'
  | 'sheet'
  | 'cover'
  | PaperTemplate;

/** What every paper says of itself; the rest is the template's own. */
export interface PaperInputs {
  readonly title: string;
  /** Of the cooperative that puts it out. */
  readonly coop: string;
  readonly address: string;
  /** The day that stands in the file as its making: the same paper is the same file. */
  readonly issuedOn: Day;
}

export interface Paper {
  readonly template: Template;
  /** Plain data, handed over as JSON: it is never part of the template's source. */
  readonly inputs: PaperInputs & Readonly<Record<string, unknown>>;
  /** The cooperative's own, a PNG; left out: the drawing of the house. */
  readonly logo?: Uint8Array | undefined;
}

/** What the template could not make of its data. */
export class PaperFault extends Error {}

const templates = join(import.meta.dirname, 'templates');
/** What the templates draw (`house.typ`): the drawing lies beside them, a logo only in memory. */
const marks = { drawing: 'emblem.svg', logo: 'logo.png' };
interface House {
  readonly compiler: NodeCompiler;
  /** What the fonts can show. */
  readonly letters: ReadonlySet<number>;
}

async function openHouse(): Promise<House> {
  const [{ NodeCompiler: Compiler }, fontBlobs] = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    houseFonts(),
  ]);
  const compiler = Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
  const [first = new Set<number>(), ...others] = fontBlobs.map(lettersOf);
  const inAll = [...first].filter((letter) => others.every((font) => font.has(letter)));
  return { compiler, letters: new Set(inAll) };
}

let opened: Promise<House> | undefined;

function setType(compiler: NodeCompiler, template: Template, inputs: Layout) {
  const made = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs });
  const fault = made.takeError();
  if (fault || !made.result) {
    throw new PaperFault(`${template}: ${JSON.stringify(fault?.shortDiagnostics ?? [])}`);
  }
  return made.result;
}

/** What templates know of the room of rows (`house.typ`). */
type Layout = Readonly<Record<string, string>>;
/** Parts of the usual room, the nearest to it first; then the last rows are taken over. */
const layouts: readonly Layout[] = [
  ...[0.9, 0.75, 1.2, 1.4].map((room) => ({ room: String(room) })),
  { apart: 'yes' },
];

/** Whether two rows, or none, stand on the last page with what follows the table (`house.typ`). */
function endsThinly(compiler: NodeCompiler, document: NodeTypstDocument): boolean {
  const pages: number[] = compiler.query(document, { selector: '<tail>', field: 'value' });
  return pages.length > 1 && pages.at(-2) !== pages.at(-1);
}

/**
 * Two rows do not get a page of their own: rows stand a little closer, so that they need none, or
 * a little further apart, so that others come along. One paper in fifteen is set twice.
 */
function setWell(compiler: NodeCompiler, set: (layout: Layout) => NodeTypstDocument) {
  const usual = set({});
  if (!endsThinly(compiler, usual)) return usual;
  for (const layout of layouts) {
    const other = set(layout);
    if (!endsThinly(compiler, other)) return other;
  }
  return usual;
}

/** A cover's columns are one text each: no reader could be told which figures are one row. */
const isAccessible = (template: Template) => template !== 'cover';

/** The compiler's file with its letters mended, and named for what it is. */
function finished(pdf: Buffer, template: Template): Uint8Array {
  const file = readPdf(pdf);
  if (!file) throw new PaperFault(`${template}: a file of another build than was expected`);
  spellThai(file);
  if (isAccessible(template)) nameAccessible(file);
  return writePdf(file);
}

/**
 * A PDF/A-2 in Thai with its fonts inside, tagged as PDF/UA has it (but for covers). The compiler
 * and the fonts are loaded with the first paper; a paper takes some milliseconds then. Throws
 * `PaperFault` for data that do not fit.
 */
export async function compilePdf({ template, inputs, logo }: Paper): Promise<Uint8Array> {
  opened ??= openHouse();
  const { compiler, letters } = await opened;
  const shown = (_: string, value: unknown) =>
    typeof value === 'string' ? drawable(value, letters) : value;
  if (logo) compiler.mapShadow(join(templates, marks.logo), Buffer.from(logo));
  const set = (layout: Layout) =>
    setType(compiler, template, {
      data: JSON.stringify(inputs, shown),
      mark: logo ? marks.logo : marks.drawing,
      ...layout,
    });
  const document = setWell(compiler, set);
  const noon = Date.parse(`${inputs.issuedOn}T12:00:00+07:00`) / 1000;
  const options = isAccessible(template)
    ? { pdfStandard: 'a-2a' }
    : { pdfStandard: 'a-2u', pdfTags: false };
  const pdf = compiler.pdf(document, { ...options, creationTimestamp: noon });
  // Nothing of one member's paper is needed for the next; it would only fill the memory.
  compiler.evictCache(0);
  return finished(pdf, template);
}
