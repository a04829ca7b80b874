/** What a paper says about where it can be looked up. */

import { qrRows } from './qr.ts';
import { verifyText } from './verify.text.ts';

export interface Lookup {
  /** `https://portal.example`; undefined: the papers name the page alone, and have no QR. */
  readonly origin: string | undefined;
  /** Path of the page where a code is typed in. */
  readonly page: string;
  /** Path of the page of one code. */
  readonly ofCode: (code: string) => string;
}

/** `ABCD1234EFGH` → `ABCD-1234-EFGH`. */
const inFours = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** Inputs of the template's `verify` block for a code without hyphens. */
export function verifyInputs(code: string, { origin, page, ofCode }: Lookup) {
  const plain = code.replaceAll('-', '');
  const address = origin === undefined ? undefined : `${origin}${ofCode(plain)}`;
  return {
    code: inFours(plain),
    verify: {
      label: verifyText.code,
      words: verifyText.where(address ?? page),
      ...(address !== undefined && { qr: qrRows(address) }),
    },
  };
}
