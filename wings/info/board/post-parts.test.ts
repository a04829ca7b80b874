import { expect, test } from 'vitest';
import { linkPieces, paragraphsOf } from './post-parts.ts';

test('D-18 an empty line begins a paragraph, a line break a line', () => {
  expect(paragraphsOf('ก\nข\n\nค')).toEqual([['ก', 'ข'], ['ค']]);
});

test('T29 only https and pages of this site become links', () => {
  const linksOf = (line: string) =>
    linkPieces(line).flatMap((piece) => ('to' in piece ? [piece.to] : []));
  expect(linksOf('ดูที่ https://coop.example/a?b=1, หรือ /loancal.')).toEqual([
    ...['https://coop.example/a?b=1', '/loancal'],
  ]);
  for (const line of ['javascript:alert(1)', 'http://x.example', '//evil.example', '1/2', 'ก/ข']) {
    expect(linksOf(line)).toEqual([]);
  }
  expect(
    linkPieces('ก https://x.example ข')
      .map(({ text }) => text)
      .join(''),
  ).toBe('ก https://x.example ข');
});
