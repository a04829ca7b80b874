/** A rendered page as it goes over the wire: compressed, and named by its content. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineSources } from '../../api/page-facts.ts';
import { policyHeader } from './headers.ts';

/** What the renderer gives for an address. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sources of what stands in the page itself, for its policy. */
  readonly inline?: InlineSources;
}

export interface PackedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
  /** It has been compressed as far as it can be. */
  readonly isSmallest?: boolean;
}

const brotli = promisify(brotliCompress);
const qualityOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** 4 ms for the front page … */
const quick = qualityOf(5);
/** … and 200 ms for a tenth less of it. */
const smallest = qualityOf(constants.BROTLI_MAX_QUALITY);

/** `last`: the page of this address before; what has not changed is not compressed again. */
export async function pack(
  { status, html, inline, ...page }: RenderedPage,
  last?: PackedPage,
): Promise<PackedPage> {
  const identity = Buffer.from(html);
  const etag = etagOf(identity);
  const headers = inline ? { ...page.headers, ...policyHeader(inline) } : page.headers;
  if (last?.etag === etag) return { ...last, status, headers };
  const [br, gz] = await Promise.all([brotli(identity, quick), promisify(gzip)(identity)]);
  return { status, headers, etag, bodies: { identity, br, gzip: gz } };
}

/** The page in as few bytes as there can be. */
export async function packSmallest(page: PackedPage): Promise<PackedPage> {
  const tried = await brotli(page.bodies.identity, smallest);
  const br = tried.length < page.bodies.br.length ? tried : page.bodies.br;
  return { ...page, bodies: { ...page.bodies, br }, isSmallest: true };
}

export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether the browser holds this very content already (`If-None-Match`). */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === etag);
}

export type Encoding = keyof PackedPage['bodies'];

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(text) ? 'gzip' : 'identity';
}
