import { expect, test } from 'vitest';
import { help, proofs } from './help.mjs';
import { loadOptions } from './load/words.ts';
import { proofOptions, readRequest } from './options.ts';

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
  [['--rounds', '3'], 'There is no option --rounds. There are: --runs, --minutes; npm run'],
  [['faults', '--runs'], '--runs is given without its value, or with one that it does not take'],
  [['F1'], 'npm run proof -- faults F1'],
  [['doors', 'f1'], 'npm run proof -- faults F1'],
  [['faults', 'F99'], 'No fault is named F99. There are: F1, F12, F18'],
  [['windows'], 'No proof is named windows. There are: doors, faults, files, load'],
  [['faults', 'load'], 'npm run proof -- load'],
])('%s is refused', (words, message) => {
  expect(() => readRequest(words, known)).toThrow(message);
});

test('help names all that there is', () => {
  const all = [...Object.keys(proofs), 'load'];
  expect(all.filter((name) => !new RegExp(`^ {2}${name} +\\w`, 'm').test(help))).toEqual([]);
  const options = [proofOptions, loadOptions].flatMap((one) => Object.keys(one));
  expect(options.filter((name) => !help.includes(`--${name}`))).toEqual([]);
});
