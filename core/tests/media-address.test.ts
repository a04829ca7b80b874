import { expect, test } from 'vitest';
import { fileAddress, pictureAddress, pictureSources, uploadAt } from '../media-address.ts';

const name = '9f86d081884c7d659a2feaa0c55ad015';
const below = (address: string) => decodeURIComponent(address).slice('/mediafiles/'.length);

test('D-40 the address of a picture says its size, and so its renditions', () => {
  const address = pictureAddress({ name, width: 1200, height: 900, hasRenditions: true });
  expect(address).toBe(`/mediafiles/images/Office/${name}-1200x900.jpg`);
  expect(uploadAt(below(address))).toEqual({ name, size: { width: 1200, height: 900 } });
  const sources = pictureSources(address);
  expect(sources).toMatchObject({ width: 1200, height: 900 });
  const stem = `/mediafiles/images/Office/${name}`;
  expect(sources?.srcSet.split(', ')).toEqual([
    `${stem}-240.webp 240w`,
    `${stem}-480.webp 480w`,
    `${stem}-960.webp 960w`,
    `${stem}-1200.webp 1200w`,
  ]);
  expect(uploadAt(below(`${stem}-960.webp`))).toEqual({ name, rendition: 960 });
});

test('D-40 a small picture has its own width alone, an older one none', () => {
  const small = pictureAddress({ name, width: 200, height: 90, hasRenditions: true });
  expect(pictureSources(small)?.srcSet).toMatch(/-200\.webp 200w$/);
  expect(pictureSources(small)?.srcSet).not.toContain(',');
  const older = pictureAddress({ name, width: 1200, height: 900, hasRenditions: false });
  expect(older).toBe(`/mediafiles/images/Office/${name}.jpg`);
  expect(uploadAt(below(older))).toEqual({ name });
  expect(pictureSources(older)).toBeUndefined();
});

test('the address of a file leads back to its name', () => {
  expect(uploadAt(below(fileAddress(name, 'แบบ ก (1).pdf')))).toEqual({ name });
  expect(uploadAt(`files/Office/${name}`)).toBeUndefined();
});

test.each([
  'images/Office/x.jpg',
  `images/Office/${name}-0x900.jpg`,
  `images/Office/${name}-1200x.jpg`,
  `images/Office/${name}-12000x900.jpg`,
  `images/Office/${name}-0960.webp`,
  `images/Office/${name}-960.webp/`,
  `images/Office/${name}-960.webp?x`,
  `images/Office/${name}-960.webp\n`,
  `images/Office/${name}-960.jpg`,
  `images/Office/${name}-96000.webp`,
  `images/Office/${name.toUpperCase()}-960.webp`,
  `images/Office/../Office/${name}-960.webp`,
  `images/News/${name}-960.webp`,
  `/images/Office/${name}-960.webp`,
])('T2 %j is no upload', (path) => {
  expect(uploadAt(path)).toBeUndefined();
  expect(pictureSources(`/mediafiles/${path}`)).toBeUndefined();
});

test.each([
  `https://example.com/mediafiles/images/Office/${name}-1200x900.jpg`,
  `/mediafiles/images/Office/${name}-1200x900.jpg 1x, https://example.com/a.png`,
  '/mediafiles/images/News/501.webp',
])('T2 of %j no renditions are made up', (address) => {
  expect(pictureSources(address)).toBeUndefined();
});
