/** Which requirements a test is named after. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type Source } from './source.ts';

/** The headings of docs/requirements.md: id → title. */
export function readRequirements(): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
  const headings = [...text.matchAll(/^#+ (R\d{3}) (.+)$/gm)];
  return new Map(headings.map(([, id = '', title = '']) => [id, title]));
}

const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/y;
/** `test(`, `test.each(`; what `describe` is called names many tests and proves none. */
const called = /(?<![\w.])test(?:\.(\w+))?\s*(?=\()/g;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** The place behind the bracket that closes the one at `at`; strings are skipped. */
function behindBracket(code: string, at: number): number {
  let depth = 0;
  for (let index = at; index < code.length; index += 1) {
    const words = matchAt(quoted, code, index);
    if (words !== undefined) index += words.length - 1;
    else if (code[index] === '(') depth += 1;
    else if (code[index] === ')' && --depth === 0) return index + 1;
  }
  return code.length;
}

/** The titles of a script's tests; `code` is without comments. */
export function titlesOf(code: string): string[] {
  return [...code.matchAll(called)].flatMap((found) => {
    const [whole, how] = found;
    const bracket = found.index + whole.length;
    const ofTable = how === 'each' || how === 'for';
    const opens = ofTable ? behindBracket(code, bracket) : bracket;
    const gap = matchAt(/\(\s*/y, code, opens);
    const title = gap === undefined ? undefined : matchAt(quoted, code, opens + gap.length);
    return title === undefined ? [] : [title.slice(1, -1)];
  });
}

/** id → the test files in which the title of a test names it. */
export function namedInTests(files: readonly Source[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { path, code } of files.filter((file) => isTest(file.path))) {
    const titles = titlesOf(code).join('\n');
    for (const id of new Set(titles.match(/\bR\d{3}\b/g) ?? [])) {
      named.set(id, [...(named.get(id) ?? []), path]);
    }
  }
  return named;
}

/** Tests that are named after a requirement that there is not, and requirements without a test. */
export function requirementFaults(
  files: readonly Source[],
  requirements: ReadonlyMap<string, string> = readRequirements(),
): string[] {
  const named = namedInTests(files);
  const unknown = [...named]
    .filter(([id]) => !requirements.has(id))
    .map(([id, paths]) => `${paths[0]}: there is no requirement ${id}`);
  const unproven = [...requirements]
    .filter(([id]) => !named.has(id))
    .map(([id, title]) => `${id} stands in no title of a test: ${title}`);
  return [...unknown, ...unproven];
}
