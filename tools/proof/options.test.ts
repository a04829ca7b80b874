import { expect, test } from 'vitest';
import { readRequest } from './options.ts';

test('marks of faults are told from names of proofs, and how often from both', () => {
  expect(readRequest(['faults', 'F1', 'F18', 'doors', '--runs', '3', '--minutes', '0.5'])).toEqual({
    ...{ names: ['faults', 'doors'], marks: ['F1', 'F18'], runs: 3, minutes: 0.5 },
  });
  expect(readRequest(['faults', '--runs', 'full']).runs).toBe('full');
  expect(readRequest([])).toEqual({ names: [], marks: [] });
});

test.each([
  [['--runs', 'many'], '--runs takes a number above nought, not many'],
  [['--minutes', '0'], '--minutes takes a number above nought, not 0'],
  [['--rounds', '3'], '--rounds'],
])('%s is refused', (words, message) => {
  expect(() => readRequest(words)).toThrow(message);
});
