/** Bytes to letters, field by field: a letter that does not exist has a row and a column. */
import type { Encoding } from './inspect.ts';

/** Takes a field as read, one character for each byte; undefined when a byte is no letter. */
export type Letters = (bytes: string) => string | undefined;

const ascii = /^[\x20-\x7e]*$/;

function table874(): (string | undefined)[] {
  const decoder = new TextDecoder('windows-874');
  return Array.from({ length: 256 }, (_, byte) => {
    const letter = decoder.decode(Uint8Array.of(byte));
    // The label maps bytes that Windows-874 leaves free to control characters, or to U+FFFD.
    return letter === '\ufffd' || (letter >= '\u0080' && letter <= '\u009f') ? undefined : letter;
  });
}

function letters874(): Letters {
  const table = table874();
  return (bytes) => {
    let text = '';
    for (let index = 0; index < bytes.length; index += 1) {
      const letter = table[bytes.charCodeAt(index)];
      if (letter === undefined) return undefined;
      text += letter;
    }
    return text;
  };
}

function lettersUtf8(): Letters {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return strict.decode(Buffer.from(bytes, 'latin1'));
    } catch {
      return undefined;
    }
  };
}

/** The decoder of a file; plain ASCII, most of a ledger, passes straight through. */
export function lettersOf(encoding: Exclude<Encoding, 'utf-16'>): Letters {
  const decode = encoding === 'utf-8' ? lettersUtf8() : letters874();
  return (bytes) => (ascii.test(bytes) ? bytes : decode(bytes));
}
