import { expect, test } from 'vitest';
import { circleFaults } from './circle-rules.ts';
import { source } from './source.ts';

const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([path, lines]) => source(path, lines.join('\n')));

test('files that only import downhill make no circle', () => {
  const downhill = files({
    'web/page.ts': ["import { a } from '../core/a.ts';", "import 'react';"],
    'core/a.ts': ["import { b } from './b.ts';", "import './missing.ts';"],
    'core/b.ts': [],
  });
  expect(circleFaults(downhill)).toEqual([]);
});

test('a circle is named once, in its order, and whoever only leads into it is not', () => {
  const round = files({
    'core/a.ts': ["import { b } from './sub/b.ts';"],
    'core/sub/b.ts': ["export { c } from '../c.ts';"],
    'core/c.ts': ["const a = await import('./a.ts');"],
    'web/page.ts': ["import { a } from '../core/a.ts';"],
  });
  expect(circleFaults(round)).toEqual([
    'a circle of imports: core/a.ts → core/sub/b.ts → core/c.ts → core/a.ts',
  ]);
});

test('types count, and so does a file that imports itself; two circles are two faults', () => {
  const two = files({
    'core/a.ts': ["import type { B } from './b.ts';"],
    'core/b.ts': ["import type { A } from './a.ts';"],
    'kit/self.ts': ["import { self } from './self.ts';"],
  });
  expect(circleFaults(two)).toEqual([
    'a circle of imports: core/a.ts → core/b.ts → core/a.ts',
    'a circle of imports: kit/self.ts → kit/self.ts',
  ]);
});
