import { describe, expect, test } from 'vitest';
import { percentStyles, sheetNames } from '../workbook-parts.ts';

const styles = (formats: Record<number, string>, xfs: string, more = '') =>
  `<styleSheet>${more}<numFmts count="1">${Object.entries(formats)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs count="2">${xfs}</cellXfs></styleSheet>`;
const one = '<xf numFmtId="164" fontId="0"/>';

describe('styles that show percent', () => {
  test.each([
    ['0%', 'all'],
    ['0.00%', 'all'],
    ['0.00 %;-0.00 %', 'all'],
    ['[Red]0.0%', 'all'],
    ['[>1]0.00%;0.00%', 'all'],
    ['0.00;-0.00;0%', 'some'],
    ['0.00', undefined],
    ['0.00&quot;%&quot;', undefined],
    ['0.00\\%', undefined],
    ['#,##0.00_%', undefined],
    ['#,##0.00_%_);(#,##0.00)_%', undefined],
    ['0.00*%', undefined],
    ['[$%-41E]0.00', undefined],
    ['0.00;-0.00;0.00;@%', undefined],
  ])('%s: %s', (code, expected) => {
    expect(percentStyles(styles({ 164: code }, one)).get('0')).toBe(expected);
  });

  test('styles are counted as they stand, bare ones, too', () => {
    const xml = styles({}, '<xf/><xf numFmtId="4"/><x:xf numFmtId=\'10\' xfId="0"/><xf></xf>');
    expect([...percentStyles(xml)]).toEqual([['2', 'all']]);
  });

  test('a style without a format of its own has that of its parent', () => {
    const parents = '<cellStyleXfs><xf/><xf numFmtId="9"/></cellStyleXfs>';
    const xml = styles({}, '<xf xfId="1"/><xf xfId="0"/><xf/><xf xfId="1" numFmtId="4"/>', parents);
    expect([...percentStyles(xml)]).toEqual([['0', 'all']]);
  });

  test('formats of conditions are not those of cells', () => {
    const conditions = '<dxfs><dxf><numFmt numFmtId="164" formatCode="0%"/></dxf></dxfs>';
    expect(percentStyles(styles({ 164: '#,##0.00' }, one, conditions)).size).toBe(0);
    expect(percentStyles('').size).toBe(0);
  });

  test('a file of tags that never end is looked through in a moment', () => {
    const began = performance.now();
    percentStyles(
      `<numFmts>${'<numFmt "'.repeat(60_000)}</numFmts><cellXfs>${'<xf '.repeat(60_000)}`,
    );
    sheetNames("<sheet name='".repeat(60_000));
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

test('names of sheets are read however they are written', () => {
  const xml = `<sheets><sheet name="a &amp; b" sheetId="1"/>
    <s:sheet sheetId="2" name='&#3585;&#xE02;'/><sheet name="x>y" /></sheets>`;
  expect(sheetNames(xml)).toEqual(['a & b', 'กข', 'x>y']);
});
