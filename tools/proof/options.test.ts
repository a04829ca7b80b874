import { expect, test } from 'vitest';
import { helpOf, isHelpWanted, readRequest } from './options.ts';

const known = { proofs: ['doors', 'faults', 'files'], marks: ['F1', 'F12', 'F12', 'F18'] };

test('marks of faults are told from names of proofs, and how often from both', () => {
  const words = ['faults', 'f1', 'F18', 'doors', '--runs', '3', '--minutes', '0.5'];
  expect(readRequest(words, known)).toEqual({
    ...{ names: ['faults', 'doors'], marks: ['F1', 'F18'], runs: 3, minutes: 0.5 },
  });
  expect(readRequest(['faults', '--runs', 'full'], known).runs).toBe('full');
  expect(readRequest([], known)).toEqual({ names: [], marks: [] });
});

test.each([
  [['--runs', 'many'], '--runs takes a number above nought, not many'],
  [['--minutes', '0'], '--minutes takes a number above nought, not 0'],
  [['--rounds', '3'], '--rounds'],
  [['F1'], 'npm run proof -- faults F1'],
  [['doors', 'f1'], 'npm run proof -- faults F1'],
  [['faults', 'F99'], 'No fault is named F99. There are: F1, F12, F18'],
  [['windows'], 'No proof is named windows. There are: doors, faults, files, load'],
  [['faults', 'load'], 'npm run proof -- load'],
])('%s is refused', (words, message) => {
  expect(() => readRequest(words, known)).toThrow(message);
});

test('help names all that there is', () => {
  expect(isHelpWanted(['faults', '--help'])).toBe(true);
  expect(helpOf(known)).toMatch(/doors, faults, files, load\n.*\n {2}F1, F12, F18\n/);
});
