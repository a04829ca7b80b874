/** The project's source files as tidy sees them: text, code without comments, imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The text with every comment blanked; lines stay where they are. Scripts only. */
  readonly code: string;
}

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', '.git']);
const sourceName = /\.(?:tsx?|mjs|css|sql)$/;

export const isScript = (path: string): boolean => /\.(?:tsx?|mjs)$/.test(path);
export const isTest = (path: string): boolean =>
  /\.(?:test\.tsx?|(?:rows|printed)\.ts)$|(?:^|\/)tests\//.test(path);

/** Every file under `root` whose name matches, source files by default, in the order of names. */
export function readSources(root: string, pattern: RegExp = sourceName): Source[] {
  const found: Source[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name)) visit(path);
      else if (entry.isFile() && pattern.test(entry.name)) {
        found.push(source(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')));
      }
    }
  };
  visit(root);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One file as tidy sees it. */
export function source(path: string, text: string): Source {
  const lines = text.replace(/\n$/, '').split('\n');
  return { path, text, lines, code: isScript(path) ? withoutComments(text) : text };
}

const toSpaces = (text: string): string => text.replace(/[^\n]/g, ' ');
/** A slash after one of these begins a regular expression, not a division. */
const beforeRegex = /(?:[=(,:;!&|?{}[+*%~^<>]|=>|\breturn|\btypeof|^)\s*$/;

/** The piece of script at `at`: a comment, a string, a regular expression, or one character. */
function piece(text: string, at: number): { end: number; comment: boolean } {
  const rest = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    return match ? at + match[0].length : undefined;
  };
  const comment = rest(/\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y);
  if (comment !== undefined) return { end: comment, comment: true };
  const quoted = rest(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/y);
  if (quoted !== undefined) return { end: quoted, comment: false };
  if (text[at] === '/' && beforeRegex.test(text.slice(Math.max(0, at - 40), at))) {
    const regex = rest(/\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\//y);
    if (regex !== undefined) return { end: regex, comment: false };
  }
  return { end: at + 1, comment: false };
}

/** Blanks comments; strings, templates and regular expressions stay. */
export function withoutComments(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; ) {
    const { end, comment } = piece(text, at);
    const part = text.slice(at, end);
    out += comment ? toSpaces(part) : part;
    at = end;
  }
  return out;
}

const importForms = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g,
];

/** What a script imports, types included, in the words of its import statements. */
export function importsOf(code: string): string[] {
  return importForms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1] ?? ''));
}
