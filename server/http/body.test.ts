import { expect, test } from 'vitest';
import { isDeeperThan } from './input.ts';

const limit = 20;

test.each([
  ['[[[]]]', 2, true],
  ['[[[]]]', 3, false],
  ['{"a":[{"b":[]}]}', 3, true],
  ['{"a":"[[[["}', 1, false],
  [String.raw`{"a":"\"[[[["}`, 1, false],
  [String.raw`{"a":"\\","b":[[]]}`, 2, true],
  [String.raw`{"a":"\\\"[[[[","b":1}`, 1, false],
  [String.raw`["\\\\",[[]]]`, 2, true],
  ['"[[[[', 0, false],
])('T19 %s is deeper than %i: %s', (text, most, deeper) => {
  expect(isDeeperThan(text, most)).toBe(deeper);
});

test('T19 seven megabytes of one picture, of backslashes or of quotes hold nobody up', () => {
  const size = 7_340_032;
  const hostile = {
    picture: `{"image":"data:image/jpeg;base64,${'A'.repeat(size)}"}`,
    backslashes: `{"image":"${'\\'.repeat(size)}"}`,
    quotes: '"'.repeat(size),
    escaped: `{"image":"${'\\"'.repeat(size / 2)}"}`,
  };
  // Against what this machine needs to look at each letter once, whatever else it has to do.
  const lookAtEach = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    return sum;
  };
  for (const text of Object.values(hostile)) {
    const shortest = (work: () => unknown) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const began = performance.now();
          work();
          return performance.now() - began;
        }),
      );
    expect(isDeeperThan(text, limit)).toBe(false);
    const atOnce = shortest(() => lookAtEach(text));
    expect(shortest(() => isDeeperThan(text, limit))).toBeLessThan(20 * atOnce + 50);
  }
});
