/** Rendered pages kept in memory for a moment: they are the same for every visitor. */
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

interface Kept {
  page: PackedPage;
  at: number;
}

/** Milliseconds: younger pages are served as they are … */
const freshFor = 5_000;
/** … older ones too while a new one is being made, up to this age. */
const servedWhileRenewing = 60_000;
const mostKept = 200;

/**
 * Gives packed pages by address. Only pages of status 200 without a query are kept, each
 * rendered once at a time; when rendering fails, the last good page stands in, however old.
 */
export function keepPages(
  render: (url: string) => Promise<RenderedPage>,
  now: () => number = Date.now,
): (url: string) => Promise<PackedPage> {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<PackedPage>>();

  function make(url: string): Promise<PackedPage> {
    const known = making.get(url);
    if (known !== undefined) return known;
    const work = render(url)
      .then(pack)
      .then((page) => keep(url, page))
      .finally(() => making.delete(url));
    making.set(url, work);
    return work;
  }

  function keep(url: string, page: PackedPage): PackedPage {
    const last = kept.get(url);
    if (page.status >= 500 && last !== undefined) return last.page;
    kept.delete(url);
    if (page.status !== 200) return page;
    kept.set(url, { page, at: now() });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return page;
  }

  return async (url) => {
    if (url.includes('?')) return pack(await render(url));
    const last = kept.get(url);
    if (last === undefined) return make(url);
    const age = now() - last.at;
    if (age < freshFor) return last.page;
    const next = make(url).catch(() => last.page);
    return age < servedWhileRenewing ? last.page : next;
  };
}

const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function pack({ status, html, headers }: RenderedPage): Promise<PackedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, quick), promisify(gzip)(identity)]);
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { identity, br, gzip: gz } };
}
