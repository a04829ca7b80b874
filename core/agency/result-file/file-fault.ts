/** Why nothing of a file can be read at all. */
export const fileFaults = [
  'empty',
  'too_large',
  'kind',
  'old_workbook',
  'locked',
  'parts',
  'bomb',
  'paths',
  'nested',
  'macros',
  'rows',
  'columns',
  'utf16',
  'quotes',
  'broken',
  'head',
  'head_twice',
  'nothing',
] as const;

export type FileFault = (typeof fileFaults)[number];
