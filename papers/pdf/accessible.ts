/**
 * Says of a PDF/A that it is a PDF/UA, too: readers are told that its tags can be relied upon. The
 * compiler proves and names one standard at a time; that papers keep both is what a test asks.
 */
import { type PdfFile, type PdfObject, setStream, streamText } from './pdf-file.ts';

const space = 'http://www.aiim.org/pdfua/ns/id/';
const property = (name: string, words: string) =>
  `<pdfaProperty:${name}>${words}</pdfaProperty:${name}>`;
const schemaPart = (name: string, words: string) =>
  `<pdfaSchema:${name}>${words}</pdfaSchema:${name}>`;
const item = (words: string) => `<rdf:li rdf:parseType="Resource">${words}</rdf:li>`;

/** PDF/A wants every property described that it does not know by itself. */
const schema = item(
  [
    schemaPart('schema', 'PDF/UA identification schema'),
    schemaPart('namespaceURI', space),
    schemaPart('prefix', 'pdfuaid'),
    schemaPart(
      'property',
      `<rdf:Seq>${item(
        [
          property('category', 'internal'),
          property('description', 'Part of ISO 14289 to which the document conforms'),
          property('name', 'part'),
          property('valueType', 'Integer'),
        ].join(''),
      )}</rdf:Seq>`,
    ),
  ].join(''),
);

function described(words: string): string {
  return words
    .replace(' xmlns:pdfaid=', ` xmlns:pdfuaid="${space}" xmlns:pdfaid=`)
    .replace('</rdf:Bag></pdfaExtension:schemas>', `${schema}$&`)
    .replace('<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part>$&');
}

const isOf = (type: string) => (object: PdfObject) => object.text.includes(`/Type /${type}\n`);

/** Changes the file in its place. */
export function nameAccessible({ objects }: PdfFile): void {
  const metadata = objects.find(isOf('Metadata'));
  const catalog = objects.find(isOf('Catalog'));
  if (!metadata || !catalog) return;
  setStream(metadata, described(streamText(metadata)));
  // A window bears the title of the paper, not the name of its file.
  catalog.text = catalog.text.replace(/\/ViewerPreferences <<\n/, '$&    /DisplayDocTitle true\n');
}
