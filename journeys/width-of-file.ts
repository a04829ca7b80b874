/**
 * Before each file of browser tests. A whole run walks it at one width: which one hangs on its name
 * and changes from day to day.
 */
import { relative } from 'node:path';
import { expect } from 'vitest';
import { isDivided, turnOf } from '../tools/check/divided-tests.ts';
import { root } from '../tools/launch/paths.mjs';
import { widths } from './test-browser.ts';

const letters = [...relative(root, expect.getState().testPath ?? '')];
const turn = letters.reduce((sum, letter) => sum + letter.charCodeAt(0), turnOf(2)) % 2;
if (isDivided) widths.splice(0, widths.length, turn === 0 ? 390 : 1440);
