/**
 * Stryker in the folder it is started in, which it takes for its sandbox; its arguments are the
 * files to mutate. It sends what became of each mutant to the process that started it.
 */
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

// Nobody waits any more.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

const mutants = await new Stryker({
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'vitest.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: process.argv.slice(2),
  inPlace: true,
  concurrency: 2,
  allowConsoleColors: false,
  reporters: ['progress-append-only'],
  disableTypeChecks: false,
  warnings: {
    slow: false,
    unknownOptions: true,
    preprocessorErrors: true,
    unserializableOptions: true,
  },
}).runMutationTest();

process.send?.(
  mutants.map(({ fileName, status, replacement = '', location: { start, end } }) => {
    return { fileName, status, replacement, start, end };
  }),
);
