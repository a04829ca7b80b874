import { expect, test } from 'vitest';
import { slimIcon, slimIcons } from './slim-icons.ts';

test('an icon is its strokes: no keys, attributes as React spells them', () => {
  expect(slimIcon([['path', { d: 'M1 1', 'fill-rule': 'evenodd', key: 'x1' }]])).toBe(
    [
      "import { drawing } from '/kit/icon/drawing.ts';",
      'export default /* @__PURE__ */ drawing([["path",{"d":"M1 1","fillRule":"evenodd"}]]);',
    ].join('\n'),
  );
});

test('the library still keeps each icon as data where it is looked for', async () => {
  const id = import.meta.resolve('lucide-react').replace(/^file:\/\//, '');
  const vote = id.replace(/lucide-react\/dist\/.*$/, 'lucide-react/dist/esm/icons/vote.mjs');
  const { transform } = slimIcons() as {
    transform: {
      filter: { id: RegExp };
      handler: (code: string, id: string) => Promise<{ code: string }>;
    };
  };
  expect(vote).toMatch(transform.filter.id);
  expect((await transform.handler('', vote)).code).toMatch(/drawing\(\[\["path",\{"d":"m9 12/);
});
