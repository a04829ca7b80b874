/** Addresses of what staff upload for the public site (D-40). */

/** Pixels of the widths that a picture is made in besides its own, so far as it is wider. */
export const renditionWidths = [240, 480, 960, 1600] as const;

/** Widths of a picture's renditions, the narrowest first; the last one is its own. */
export const widthsOf = (width: number): readonly number[] => [
  ...renditionWidths.filter((one) => one < width),
  width,
];

export interface AddressedPicture {
  /** 32 digits. */
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** It has renditions; its address then says its size, and so which ones. */
  readonly hasRenditions: boolean;
}

export function pictureAddress({ name, width, height, hasRenditions }: AddressedPicture): string {
  const size = hasRenditions ? `-${width}x${height}` : '';
  return `/mediafiles/images/Office/${name}${size}.jpg`;
}

/** Of a file; what it is saved as stands at the end. */
export const fileAddress = (name: string, fileName: string): string =>
  `/mediafiles/files/Office/${name}/${encodeURIComponent(fileName)}`;

const sized = /^(\/mediafiles\/images\/Office\/[0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.jpg$/;

export interface PictureSources {
  readonly width: number;
  readonly height: number;
  /** Each width with its address, as `srcset` takes it. */
  readonly srcSet: string;
}

/** What an address of a picture says; undefined where it has no renditions. */
export function pictureSources(address: string): PictureSources | undefined {
  const [, stem, wide, high] = sized.exec(address) ?? [];
  if (stem === undefined) return undefined;
  const width = Number(wide);
  const srcSet = widthsOf(width).map((one) => `${stem}-${one}.webp ${one}w`);
  return { width, height: Number(high), srcSet: srcSet.join(', ') };
}

/**
 * Attributes of a picture in an article, by its address; undefined where it has no renditions.
 * `typed`: the width in pixels that its writer gave it, if any.
 */
export function articlePicture(
  address: string,
  typed: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const found = pictureSources(address);
  if (found === undefined) return undefined;
  const { width, height, srcSet } = found;
  const widest = `${typed ?? width}px`;
  return {
    // Its place is kept before it comes.
    ...(typed === undefined && { width: String(width), height: String(height) }),
    ...{ loading: 'lazy', decoding: 'async', srcset: srcSet },
    sizes: `(min-width: 64rem) min(${widest}, 48rem), min(${widest}, 100vw)`,
  };
}

/** What a path below `/mediafiles/` asks for. */
export interface UploadPath {
  readonly name: string;
  /** The size that an address of a picture says. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The width of a rendition. */
  readonly rendition?: number;
}

const picture = /^images\/Office\/([0-9a-f]{32})(?:-([1-9]\d{0,3})x([1-9]\d{0,3}))?\.jpg$/;
const rendition = /^images\/Office\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;
const file = /^files\/Office\/([0-9a-f]{32})\/[^/]{1,300}$/;

/** Of a decoded path; undefined: it is no upload of staff. */
export function uploadAt(path: string): UploadPath | undefined {
  const [, name, width, height] = picture.exec(path) ?? [];
  if (name !== undefined) {
    return width === undefined
      ? { name }
      : { name, size: { width: Number(width), height: Number(height) } };
  }
  const [, of, wide] = rendition.exec(path) ?? [];
  if (of !== undefined) return { name: of, rendition: Number(wide) };
  const found = file.exec(path)?.[1];
  return found === undefined ? undefined : { name: found };
}

/** The name of an upload whose address, of whatever site, stands in a text; undefined: none. */
export const uploadIn = (text: string): string | undefined =>
  /\/mediafiles\/(?:images|files)\/Office\/([0-9a-f]{32})/.exec(text)?.[1];
