import { expect, test } from 'vitest';
import { source } from './source.ts';
import { wordFaults } from './word-rules.ts';

const faults = (path: string) => wordFaults(source(path, ''));

test.each([
  ['server/kept/shelf.ts', ['kept', 'shelf']],
  ['wings/member/share/ShareBones.tsx', ['bones']],
  ['parts/statement/StatementLeaf.test.ts', ['leaf']],
  ['records/sign-in/lanes/open.ts', ['lanes']],
])('%s bears words of our own, and the fault names the term', (path, words) => {
  const found = faults(path);
  expect(
    found.map((fault) => /^"(\w+)" in its path is a word of our own: \w/.exec(fault)?.[1]),
  ).toEqual(words);
});

test('words that only contain such a word are their own', () => {
  expect(faults('core/stages/keptness/wired/Bookkeeping.tsx')).toEqual([]);
});

test('what a file declares bears no word of our own either, and what it only mentions may', () => {
  const declared = (kind: string, name: string) => `${kind} ${name} = said;`;
  const code = [
    declared('const', 'keptRows'),
    declared('let', 'leafNo'),
    declared('type', 'TwoWays'),
    declared('const', 'onPress'),
    declared('const', 'replaces'),
  ].join('\n');
  expect(wordFaults(source('core/x.ts', code))).toEqual([
    '"kept" in keptRows is a word of our own: cache or storage',
    '"leaf" in leafNo is a word of our own: page',
    '"ways" in TwoWays is a word of our own: transports, directions, methods or workflows',
  ]);
});
