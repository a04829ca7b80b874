/** Papers keep the rules of PDF/UA, which the compiler knows; their files name both standards. */
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, test } from 'vitest';
import { compilePdf } from '../compile.ts';
import { houseFonts } from '../glyphs/house-fonts.ts';
import { everyPaper } from './every-paper.ts';

const templates = join(import.meta.dirname, '..', 'templates');
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: await houseFonts() }],
});
const papers = Object.entries(await everyPaper());
const tagged = papers.filter(([, { template }]) => template !== 'cover');
const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/;

/** What the tags of a file are, out of the packs in which they stand. */
function kindsOf(pdf: Buffer): string[] {
  const pack = /\/Type \/ObjStm .*\/Length (\d+) .*>>\nstream\n/g;
  return [...pdf.toString('latin1').matchAll(pack)].flatMap((found) => {
    const from = found.index + found[0].length;
    const tags = inflateSync(pdf.subarray(from, from + Number(found[1]))).toString('latin1');
    const kinds = tags.matchAll(/\/Type \/StructElem\n {2}\/S \/(\w+)/g);
    return [...kinds].map(([, kind = '']) => kind);
  });
}

describe('D-11 papers for those who hear them read', () => {
  test.each(tagged)('%s keeps the rules of PDF/UA', (_, { template, inputs }) => {
    const made = compiler.compile({
      mainFilePath: join(templates, `${template}.typ`),
      inputs: { data: JSON.stringify(inputs), mark: 'emblem.svg' },
    });
    if (!made.result) throw new Error(JSON.stringify(made.takeError()?.shortDiagnostics));
    expect(() => compiler.pdf(made.result as never, { pdfStandard: 'ua-1' })).not.toThrow();
  });

  test.each(tagged)(
    '%s names PDF/A and PDF/UA, has tags, a language and a title',
    async (_, one) => {
      const text = Buffer.from(await compilePdf(one)).toString('latin1');
      const [words = ''] = metadata.exec(text) ?? [];
      expect(words).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A<');
      expect(words).toContain('<pdfuaid:part>1</pdfuaid:part>');
      // PDF/A: whatever it does not know by itself is described.
      expect(words).toContain('>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>');
      expect(words).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"');
      expect(text).toMatch(/\/Type \/StructTreeRoot\n/);
      expect(text).toContain('/Marked true');
      expect(text).toContain('/DisplayDocTitle true');
      expect(text).toContain('/Lang (th-TH)');
    },
  );

  test('figures of a statement are cells of a table with a head', async () => {
    const statement = tagged.find(([name]) => name === 'statement')?.[1];
    if (!statement) throw new Error('no statement');
    const kinds = kindsOf(Buffer.from(await compilePdf(statement)));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(count('Table')).toBe(1);
    // The head's five, and the two of the line that carries a balance on.
    expect(count('TH')).toBe(7);
    expect(count('TD')).toBeGreaterThanOrEqual(5 * 40);
  });
});
