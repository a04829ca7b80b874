import { expect, test } from 'vitest';
import { readSources } from '../tidy/source.ts';
import { groups } from './groups.ts';

/** `a(?:b|c)|d` → `ab`, `ac`, `d`: each alternative, lookaheads left out. */
function alternativesOf(pattern: string): string[] {
  const bare = pattern.replace(/\(\?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const inner = /\(\?:((?:[^()])*)\)/.exec(bare);
  if (inner === null) return bare.split('|');
  const [whole, choices = ''] = inner;
  const marked = bare.replace(whole, '\u0001');
  const expanded = topLevel(marked).flatMap((part) =>
    part.includes('\u0001') ? choices.split('|').map((one) => part.replace('\u0001', one)) : [part],
  );
  return expanded.flatMap((part) => (part.includes('(?:') ? alternativesOf(part) : [part]));
}

/** Splits at the bars that lie in no bracket. */
function topLevel(pattern: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const letter of pattern) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '|' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

const paths = readSources('.').map(({ path }) => `/${path}`);

const alternatives = groups
  .flatMap(({ name, test: { source } }) =>
    alternativesOf(source).map((alternative) => ({ name, alternative })),
  )
  .filter(({ alternative }) => !/node_modules|icons|preload-helper|d3-array/.test(alternative));

test.each(alternatives)('$name: $alternative finds a file', ({ alternative }) => {
  expect(alternatives.length).toBeGreaterThan(40);
  expect(paths.some((path) => new RegExp(alternative).test(path))).toBe(true);
});

test('the dialog of the picture is fetched when somebody asks for it', () => {
  const member = groups.find(({ name }) => name === 'member');
  const lies = (file: string) => member?.test.test(`/wings/member/frame/${file}`);
  expect(lies('MemberFrame.tsx')).toBe(true);
  expect(lies('picture/PictureHead.tsx')).toBe(true);
  const dialog = ['PictureDialog.tsx', 'ChooseStep.tsx', 'CropStep.tsx', 'prepare.ts'];
  expect(dialog.filter((file) => lies(`picture/${file}`))).toEqual([]);
});
