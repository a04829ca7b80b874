import { expect, test } from 'vitest';
import { fileKind, pictureType } from './kinds.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const filled = (text: string) => bytes(text.padEnd(16, '\0'));

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['<svg xmlns="http', undefined],
  ['<!doctype html>', undefined],
  ['RIFF\x10\0\0\0WAVE', undefined],
  ['BM', undefined],
  ['%PDF-1.7', undefined],
  ['\x89PNG\n\n\x1a\n', undefined],
  [' GIF89a', undefined],
])('D-40 a picture that begins %j is %s', (head, type) => {
  expect(pictureType(filled(head))).toBe(type);
});

test('D-40 a few bytes are no picture', () => {
  expect(pictureType(bytes('\xff\xd8\xff'))).toBeUndefined();
  expect(pictureType(Buffer.alloc(0))).toBeUndefined();
});

test.each([
  ['a.pdf', '%PDF-1.7', 'application/pdf', true],
  ['a.PDF', '%PDF-1.7', 'application/pdf', true],
  ['a.pdf', '<html>', 'application/octet-stream', false],
  ['a.html', '<html>', 'application/octet-stream', false],
  ['a.svg', '<svg>', 'application/octet-stream', false],
  ['a.txt', '<html>', 'text/plain; charset=utf-8', false],
  ['a.csv', 'a,b', 'text/csv; charset=utf-8', false],
  ['a.constructor', '', 'application/octet-stream', false],
  ['no-end', '', 'application/octet-stream', false],
  ['a.pdf.exe', 'MZ', 'application/octet-stream', false],
])('R188 %s beginning %j is %s, inline: %s', (name, head, type, inline) => {
  expect(fileKind(name, bytes(head))).toEqual({ type, inline });
});
