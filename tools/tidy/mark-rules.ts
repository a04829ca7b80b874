/** Marks lead somewhere: each `R126`, `D-08`, `T13` or `B.1` begins a heading of docs/. */
import { isScript, isTest, type Source } from './source.ts';

/** Marks that look like nothing else; they are searched in the whole text. */
const distinct = /\b(?:R\d{3}|D-\d{2})\b(?!-\d)|\b[Pp]art [A-H]\b/g;
/** Marks that code could contain by chance; they are searched in comments, titles and papers. */
const short = /(?<![\w./-])(?:[A-H]\.\d{1,2}|[TFS][1-9]\d?|[LD]\d)(?!\w|[.-]\d)/g;
/** A chapter of the specification; a section of a law follows a word of the law. */
const chapter = /(?<!Act |Code |PDPA )§[1-9](?![\d/])/g;
/** Papers that were outside the repository; migrations that have left the house still name them. */
const outside = /\btrust(?:\.md| [A-G]\b|,? part \d)|\bdesign §\d/g;
const headed = /^(?:R\d{3}|D-\d{2}|Part [A-H]|[A-H]\.\d{1,2}|[TFS][1-9]\d?|[LD]\d)(?=[\s:.]|$)/;

const inDocs = (path: string): boolean => /^docs\/.*\.md$/.test(path);
const inDecisions = (path: string): boolean => path.startsWith('decisions/');
const mayNameOutside = (path: string): boolean => /^(?:records\/migrations\/|docs\/)/.test(path);
/** Its own tests name marks that lead nowhere. */
const isExample = (path: string): boolean => path === 'tools/tidy/mark-rules.test.ts';
const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The marks that a paper heads, in order; `## 3. Fields` of the specification heads `§3`. */
function headedBy({ path, text }: Source): string[] {
  const numbered = path === 'docs/specification.md' ? /^(\d)\. / : undefined;
  return [...withoutFences(text).matchAll(/^#{1,6} +(.+)$/gm)].flatMap(([, heading = '']) => {
    const number = numbered?.exec(heading)?.[1];
    return number ? [`§${number}`] : [...(headed.exec(heading) ?? [])];
  });
}

/** What stands in comments, everything else blanked. */
function commentsOf({ path, text, code }: Source): string {
  if (isScript(path)) return text.replace(/./g, (unit, at) => (code[at] === unit ? ' ' : unit));
  if (path.endsWith('.md')) return withoutFences(text);
  const comment = path.endsWith('.sql') ? /--[^\n]*/g : /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return (text.match(comment) ?? []).join('\n');
}

/** A title or a name of a case that begins with a mark: `'T12 waits grow …'`. */
const title = /['"`]([A-H]\.\d|[A-Z]-?\d)[^'"`\s]* [^'"`\n]*/g;

/** The marks that a file names: `Part E` for `part E`, each once. */
export function marksOf(file: Source): string[] {
  const titles = isTest(file.path) ? (file.code.match(title) ?? []) : [];
  const prose = [commentsOf(file), ...titles].join('\n');
  const found = [
    ...(file.text.match(distinct) ?? []),
    ...(prose.match(short) ?? []),
    ...(prose.match(chapter) ?? []),
  ];
  return [...new Set(found.map((mark) => mark.replace(/^part/, 'Part')))];
}

/** Numbers of decisions and names of papers that a file leads to. */
function pathsOf({ path, text }: Source): string[] {
  const named = [...text.matchAll(/\bdecisions?[ /](\d{4})\b/g)];
  const bare = inDecisions(path) ? [...text.matchAll(/(?<![\d-])(00\d{2})(?!\d)/g)] : [];
  const decisions = [...named, ...bare].map(([, number]) => `decisions/${number}-`);
  return [...new Set([...decisions, ...(text.match(/\bdocs\/[\w/-]+\.md\b/g) ?? [])])];
}

/**
 * Marks without a heading, marks with two, and decisions and papers that do not exist.
 * `files` are sources, `papers` all Markdown files and templates; one line for each fault.
 */
export function markFaults(files: readonly Source[], papers: readonly Source[]): string[] {
  const heads = papers
    .filter(({ path }) => inDocs(path))
    .flatMap((paper) => headedBy(paper).map((mark) => ({ mark, path: paper.path })));
  const headMarks = new Set(heads.map(({ mark }) => mark));
  const twice = heads.filter(({ mark }, at) => heads.findIndex((head) => head.mark === mark) < at);
  const leads = (prefix: string) => papers.some(({ path }) => path.startsWith(prefix));
  return [
    ...twice.map(({ mark, path }) => `${path}: ${mark} heads another section already`),
    ...[...files, ...papers]
      .filter(({ path }) => !isExample(path))
      .flatMap((file) => [
        ...marksOf(file)
          .filter((mark) => !headMarks.has(mark))
          .map((mark) => `${file.path}: ${mark} begins no heading of docs/`),
        ...(mayNameOutside(file.path) ? [] : (commentsOf(file).match(outside) ?? [])).map(
          (words) => `${file.path}: "${words}" is outside docs/, see docs/threats.md`,
        ),
        ...pathsOf(file)
          .filter((prefix) => !leads(prefix))
          .map((prefix) => `${file.path}: there is no ${prefix}`),
      ]),
  ];
}
