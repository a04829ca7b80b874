import { expect, test } from 'vitest';
import { menuEntries } from '../../../demo/seed/site.text.ts';
import { menuSigns } from '../../../shell/frame/menu-signs.ts';
import { menuSignsSvg } from './menu-signs.ts';

test('R088 every name that an entry may give is drawn, once', async () => {
  const svg = await menuSignsSvg();
  const drawn = [...svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(<[a-z]+ [^>]+>)+/g)];
  expect(drawn.map(([, name]) => name)).toEqual([...menuSigns]);
  expect(new Set(menuSigns).size).toBe(menuSigns.length);
  expect(svg).not.toMatch(/key=|undefined/);
});

test('R088 the demo cooperative’s entries name drawings that there are', () => {
  const names: readonly string[] = menuSigns;
  expect(menuEntries.filter(({ icon }) => !names.includes(icon))).toEqual([]);
});
