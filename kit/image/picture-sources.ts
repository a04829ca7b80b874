/** A picture of the site as an `<img>` takes it: as wide as it is shown, and no wider. */
import { pictureSources } from '../../core/media-address.ts';

interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Lengths, not the conditions before them. */
const lengths = /(\d+(?:\.\d+)?)(rem|vw)(?=,|$)/g;

/**
 * `sizes`: how wide it is shown, as CSS says it. `frame`: width by height of what it fills; a wider
 * picture is as high as its frame, and so reaches beyond it. What has no renditions is its address
 * alone.
 */
export function sourcesOf(address: string, sizes: string, frame = Infinity): ImageSources {
  const found = pictureSources(address);
  if (!found) return { src: address };
  const beyond = Math.max(1, found.width / found.height / frame);
  return {
    src: address,
    srcSet: found.srcSet,
    sizes: sizes.replace(lengths, (_, length, unit) => `${Number(length) * beyond}${unit}`),
  };
}
