/** Icons of the installed portal: the cooperative's own logo, or the drawing that stands for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logo } from '../logo/logo.ts';

const drawing = join(import.meta.dirname, '../mediafiles/images/Utils/cooplogo.png');
export const drawingVersion = 'drawing';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * Pixels of a side, the part of it that the logo takes up, and what it lies on. A telephone cuts
 * any shape out of the maskable one, whose middle circle of 80 % it leaves: a square of 56 % lies
 * within. Iphones paint black what is transparent.
 */
export const appIcons = {
  '192': { side: 192, part: 1, ground: clear },
  '512': { side: 512, part: 1, ground: clear },
  maskable: { side: 512, part: 0.56, ground: white },
  touch: { side: 180, part: 0.8, ground: white },
} as const;

export type AppIcon = keyof typeof appIcons;

export const isAppIcon = (name: string): name is AppIcon => Object.hasOwn(appIcons, name);

/** PNG of one icon out of a picture that is known to be readable. */
async function draw(picture: Buffer, icon: AppIcon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { side, part, ground } = appIcons[icon];
  const inner = Math.round(side * part);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .flatten(ground.alpha === 0 ? false : { background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws each icon of a logo once; of the last logo alone. */
export function openAppIcons(): (logo: Logo | undefined, icon: AppIcon) => Promise<Buffer> {
  let version: string | undefined;
  const drawn = new Map<AppIcon, Promise<Buffer>>();
  return (logo, icon) => {
    const current = logo?.version ?? drawingVersion;
    if (current !== version) drawn.clear();
    version = current;
    const made =
      drawn.get(icon) ??
      Promise.resolve(logo?.png ?? readFile(drawing)).then((picture) => draw(picture, icon));
    drawn.set(icon, made);
    // One that failed is drawn again by whoever asks next.
    made.catch(() => drawn.delete(icon));
    return made;
  };
}
