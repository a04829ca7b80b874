/** Text that files can hold. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Without control characters (but tabs and ends of lines); half a letter becomes �. */
export const writable = (text: string): string => text.toWellFormed().replace(unwritable, '');
