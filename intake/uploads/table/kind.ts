/** What a file is by its first bytes, whatever it is called. */
import { UnfitTable } from './received-table.ts';

const starts: readonly (readonly [hex: string, is: 'workbook' | 'old_workbook' | 'kind'])[] = [
  ['504b0304', 'workbook'],
  // The container of .xls, and of a workbook with a password.
  ['d0cf11e0', 'old_workbook'],
  ['89504e47', 'kind'],
  ['ffd8ff', 'kind'],
  ['25504446', 'kind'],
  ['47494638', 'kind'],
  ['52617221', 'kind'],
  ['377abcaf', 'kind'],
  ['1f8b', 'kind'],
  ['504b', 'kind'],
  ['7f454c46', 'kind'],
  ['4d5a', 'kind'],
];

/** `text` is whatever is not known for something else. Throws UnfitTable. */
export function kindOf(file: Buffer): 'workbook' | 'text' {
  if (file.length === 0) throw new UnfitTable('empty');
  const head = file.toString('hex', 0, 4);
  const [, is] = starts.find(([hex]) => head.startsWith(hex)) ?? [];
  if (is === 'workbook') return is;
  // Text that happens to begin like a program is text all the same.
  if (is === undefined || (/^(?:4d5a|1f8b)/.test(head) && !file.includes(0))) return 'text';
  throw new UnfitTable(is);
}
