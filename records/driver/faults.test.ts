/** A file that is not there is no database that is away. */
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { readFault, StoreUnavailable } from './faults.ts';

const nowhere = '/nowhere/at/all';

test('F1 a socket that is not there is a store that is gone', async () => {
  const error = await new Promise((resolve) => connect(nowhere).on('error', resolve));
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(readFault(error)).toBeInstanceOf(StoreUnavailable);
});

test('F1 a file that is not there is a fault of its own', async () => {
  const error = await open(nowhere).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(readFault(error)).toBe(error);
});
