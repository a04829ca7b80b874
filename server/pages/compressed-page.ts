/** A page as it goes over the wire: packed once, with the name of its content. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What the renderer gives for an address. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PackedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function pack({ status, html, headers }: RenderedPage): Promise<PackedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, quick), promisify(gzip)(identity)]);
  return { status, headers, etag: etagOf(identity), bodies: { identity, br, gzip: gz } };
}

export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether the browser holds this very content already (`If-None-Match`). */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === etag);
}

export type Encoding = keyof PackedPage['bodies'];

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(text) ? 'gzip' : 'identity';
}
