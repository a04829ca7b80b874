import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedTree, copyTree } from './copied-tree.ts';
import { noticedBy } from './defects.ts';

let tree: CopiedTree;
beforeAll(async () => {
  tree = await copyTree();
});
afterAll(() => tree.remove());

const rounding = {
  file: 'core/satang.ts',
  find: 'const rounded = (2n * above + below) / (2n * below);',
  tests: ['core/tests/satang.test.ts'],
};

test('a planted defect is noticed, a harmless change is not, the tree stays', async () => {
  const wrong = { ...rounding, what: 'down', replace: 'const rounded = above / below;' };
  expect(await noticedBy(tree, wrong)).toBeDefined();
  const harmless = { ...rounding, what: 'alike', replace: `${rounding.find} // as before` };
  expect(await noticedBy(tree, harmless)).toBeUndefined();
  const { failed, passed } = await tree.test(rounding.tests);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(0);
});
