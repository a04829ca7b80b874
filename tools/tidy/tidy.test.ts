import { describe, expect, test } from 'vitest';
import { folderAdvice, formFaults } from './form-rules.ts';
import { importFaults } from './import-rules.ts';
import { proportions } from './proportions.ts';
import { namedInTests, readRequirements, requirementFaults } from './requirements.ts';
import { importsOf, source, withoutComments } from './source.ts';

const imports = (path: string, ...imported: string[]) =>
  importFaults(source(path, imported.map((name) => `import x from '${name}';`).join('\n')));

describe('reading a script', () => {
  test('finds every form of import, in types too, over several lines', () => {
    const code = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      "export { c } from './c.ts';",
      'import {\n  d,\n  e,\n} from "./d.ts";',
      "import './side.css';",
      "const lazy = () => import('./lazy.tsx');",
    ].join('\n');
    const found = ['./a.ts', './b.ts', './c.ts', './d.ts', './side.css', './lazy.tsx'];
    expect(importsOf(code)).toEqual(found);
  });

  test('blanks comments but neither strings nor regular expressions', () => {
    const code =
      "const a = 'x // y'; // gone\nconst b = /['\"]/.test(a); /* gone\ntoo */ const c = 1;";
    const left = withoutComments(code);
    expect(left).toContain("'x // y'");
    expect(left).toContain('const c = 1;');
    expect(left).not.toMatch(/gone|too/);
    expect(left.split('\n')).toHaveLength(3);
  });

  test('an import that stands in a comment counts for nothing', () => {
    expect(imports('core/a.ts')).toEqual([]);
    expect(importFaults(source('core/a.ts', "// import x from '../api/b.ts'"))).toEqual([]);
  });
});

describe('who may know whom', () => {
  test.each([
    ['core/a.ts', '../api/problem.ts'],
    ['core/a.ts', 'node:fs'],
    ['core/a.ts', 'zod/mini'],
    ['api/a.ts', '../kit/words.text.ts'],
    ['api/a.ts', '../runtime/fair-queue.ts'],
    ['runtime/a.ts', '../api/problem.ts'],
    ['kit/button/Button.tsx', '../../api/paths.ts'],
    ['records/a.ts', '../intake/layout.ts'],
    ['intake/a.ts', '../demo/cast.ts'],
    ['demo/a.ts', '../intake/take-in.ts'],
    ['wings/member/shares/SharesPage.tsx', '../deposit/deposit.api.ts'],
    ['wings/member/shares/SharesPage.tsx', './share.server.ts'],
    ['wings/member/shares/SharesPage.tsx', '../../../records/figures/shares.ts'],
    ['wings/member/shares/SharesPage.tsx', '../../../runtime/fair-queue.ts'],
    ['wings/member/shares/shares.server.ts', '../../../server/app.ts'],
    ['web/routes.tsx', '../wings/member/share/share.server.ts'],
    ['web/routes.tsx', '../server/app.ts'],
    ['web/routes.tsx', 'node:path'],
    ['server/app.ts', '../web/routes.tsx'],
    ['server/app.ts', '../journeys/stage.ts'],
    ['records/a.ts', './a.store.test.ts'],
    ['core/tests/a.test.ts', '../../server/app.ts'],
  ])('%s may not import %s', (path, imported) => {
    expect(imports(path, imported)).toHaveLength(1);
  });

  test.each([
    ['core/a.ts', './b.ts'],
    ['core/tests/a.test.ts', 'fast-check'],
    ['api/a.server.ts', '../runtime/fair-queue.ts'],
    ['records/a.ts', '../runtime/fair-queue.ts'],
    ['demo/a.ts', '../intake/layout.ts'],
    ['wings/member/shares/SharesPage.tsx', '../../../kit/button/Button.tsx'],
    ['wings/member/shares/SharesPage.tsx', './share.api.ts'],
    ['wings/member/shares/shares.server.ts', '../../../records/figures/shares.ts'],
    ['wings/member/shares/shares.server.ts', '../../../runtime/fair-queue.ts'],
    ['wings/member/shares/shares.server.test.ts', '../../../tools/test-store.ts'],
    ['web/routes.tsx', '../wings/member/share/SharePage.tsx'],
    ['server/handlers.ts', '../wings/member/share/share.server.ts'],
    ['tools/a.ts', '../server/app.ts'],
  ])('%s may import %s', (path, imported) => {
    expect(imports(path, imported)).toEqual([]);
  });
});

describe('form', () => {
  const faults = (path: string, text: string) => formFaults(source(path, text));

  test('a file of 250 lines passes, one more does not', () => {
    expect(faults('core/a.ts', 'a;\n'.repeat(250))).toEqual([]);
    expect(faults('core/a.ts', 'a;\n'.repeat(251))).toHaveLength(1);
  });

  test('a line may be 100 columns wide; Thai marks take none', () => {
    expect(faults('a.css', 'a'.repeat(100))).toEqual([]);
    expect(faults('a.css', 'a'.repeat(101))).toHaveLength(1);
    expect(faults('a.text.ts', 'ที่'.repeat(100))).toEqual([]);
  });

  test('names that say nothing, and barrels', () => {
    expect(faults('kit/utils/a.ts', '')).toHaveLength(1);
    expect(faults('kit/helper.ts', '')).toHaveLength(1);
    expect(faults('kit/index.ts', '')).toHaveLength(1);
    expect(faults('kit/helpful.ts', '')).toEqual([]);
  });

  test('Thai words stand in text files, not in code; comments may have them', () => {
    expect(faults('wings/a/b/B.tsx', "const a = 'สวัสดี';")).toHaveLength(1);
    expect(faults('wings/a/b/b.text.ts', "const a = 'สวัสดี';")).toEqual([]);
    expect(faults('wings/a/b/B.tsx', '// สวัสดี')).toEqual([]);
  });

  test('the server goes by its own reading of who asks and for which host', () => {
    expect(faults('server/a.ts', 'const a = request.ip;')).toHaveLength(1);
    expect(faults('server/a.ts', 'const a = request.host;')).toHaveLength(1);
    expect(faults('server/a.ts', 'const a = request.address; // request.ip')).toEqual([]);
    expect(faults('server/a.ts', 'const a = hostOf(request);')).toEqual([]);
  });

  test('no :has() across the page, but for paper', () => {
    for (const subject of [':global(html)', ':root', 'body', '*', ''])
      expect(faults('a.css', `.a,\n${subject}:has(.b:modal) .c {}`), subject).toHaveLength(1);
    expect(faults('a.css', '.a:has(> .b) {}')).toEqual([]);
    expect(faults('a.css', '.a :has(> .b) {}')).toEqual([]);
    expect(faults('a.css', '/* :has() */ .a {}')).toEqual([]);
    expect(faults('a.css', '@media print { :root:has(.a) { color: red; } }')).toEqual([]);
    expect(faults('a.css', '@media print { .a { } } :root:has(.a) { }')).toHaveLength(1);
  });

  test('unfinished work and narrowed test runs', () => {
    expect(faults('core/a.ts', `// ${'TO'}DO later`)).toHaveLength(1);
    expect(faults('core/a.test.ts', `test${'.only'}('x', () => {});`)).toHaveLength(1);
  });

  test.each([
    ['test', '.skip('],
    ['test', '.skipIf(isSlow)('],
    ['describe', '.runIf(isRoot)('],
    ['test', '.concurrent.skip('],
    ['x', 'it('],
    ['test', '.fails('],
  ])('a test left out by %s%s is a fault unless its title says what it needs', (word, how) => {
    const left = (title: string) => faults('core/a.test.ts', `${word}${how}'${title}', () => {});`);
    expect(left('as another account')).toHaveLength(1);
    expect(left('as another account [needs nothing that is known]')).toHaveLength(1);
    expect(left('as another account [needs root]')).toEqual([]);
  });

  test('a test that leaves itself out while it runs is a fault', () => {
    const inside = `test('x', (context) => { context${'.skip'}(); });`;
    expect(faults('core/a.test.ts', inside)).toHaveLength(1);
    expect(faults('core/a.test.ts', `test('x', { sk${'ip'}: true }, () => {});`)).toHaveLength(1);
  });

  test('a folder of more than twenty files gets advice', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => source(`a/${i}.ts`, ''));
    expect(folderAdvice(many(20))).toEqual([]);
    expect(folderAdvice(many(21))).toEqual(['a: 21 files; does it hold more than one thought?']);
  });
});

describe('requirements and proportions', () => {
  test('the list of requirements holds all 188 without a gap', () => {
    const ids = [...readRequirements().keys()];
    expect(ids).toEqual(
      Array.from({ length: 188 }, (_, i) => `R${String(i + 1).padStart(3, '0')}`),
    );
  });

  test('a test named after a requirement is found, one after none is a fault', () => {
    const none = `R${999}`;
    const requirements = new Map([['R126', 'Pads']]);
    const files = [source('core/a.test.ts', `test('R126 pads'); test('${none} nothing');`)];
    expect(namedInTests(files).get('R126')).toEqual(['core/a.test.ts']);
    expect(requirementFaults(files, requirements)).toEqual([
      `core/a.test.ts: there is no requirement ${none}`,
    ]);
  });

  test.each([
    ['a comment', `/** R126 */\n// R126\ntest('pads', () => {});`],
    ['a value', `const id = 'R126';\ntest('pads', () => expect(id).toBe('R126'));`],
    ['a group of tests', `describe('R126', () => { test('pads', () => {}); });`],
    ['a row of a table', `test.each([['R126 (1)']])('%s', () => {});`],
  ])('a requirement that %s names is not proven by that', (_, code) => {
    const files = [source('core/R126.test.ts', code)];
    expect(requirementFaults(files, new Map([['R126', 'Pads']]))).toEqual([
      'R126 stands in no title of a test: Pads',
    ]);
  });

  test('the title of a table of tests is found behind it', () => {
    const code = `test.each([['R001 )', f(')')], [1]])(\n  'R126 %s pads', () => {});`;
    const files = [source('core/a.test.ts', code)];
    expect([...namedInTests(files).keys()]).toEqual(['R126']);
  });

  test('sizes are of product files, the ratio counts test lines', () => {
    const files = [
      source('core/a.ts', '/** why */\nx;\nx;\nx;\n'),
      source('core/a.test.ts', 'x;\nx;\n'),
    ];
    const figures = proportions(files);
    expect(figures).toMatchObject({ files: 1, medianLines: 4, commentPercent: 25, testRatio: 0.5 });
  });
});
