/**
 * Fonts of a first view: text is painted at once in a font of the device, and in ours when they
 * have come, so that they do not compete with the page for a slow line.
 */
import { afterFirstPaint } from './after-first-paint.ts';

export const lateFontsId = 'fonts';

/** Resolves when the file is there, or cannot be had. */
function fetchFont(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
    link.onload = link.onerror = () => resolve();
    link.href = address;
    document.head.append(link);
  });
}

/** Once for all of them: each that came by itself would have the page laid out anew. */
async function bringFonts(): Promise<void> {
  const style = document.getElementById(lateFontsId);
  await Promise.all((style?.dataset.fonts?.split(' ') ?? []).map(fetchFont));
  style?.removeAttribute('media');
}

/** Has fonts fetched once text has been painted. */
export function bringLateFonts(): void {
  afterFirstPaint(() => void bringFonts());
}
