/** Draws the chosen part of a picture anew, as it is sent. */
import type { Crop, CropArea } from './crop-shape.ts';

/** Pixels of the longer side: as the server keeps it. */
const longestSide = { photo: 2_000, mark: 512 } as const;
/** Bytes of the largest mark that the server takes. */
const largestMark = 1_000_000;

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))),
      type,
      quality,
    );
  });
}

/** The part of the picture at this address. Throws where the browser cannot show it. */
export async function cutPicture(src: string, area: CropArea, made: Crop['made']): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, longestSide[made] / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  if (made === 'photo') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  if (made === 'photo') return blobOf(canvas, 'image/jpeg', 0.92);
  const png = await blobOf(canvas, 'image/png');
  // A photograph as a mark: WebP knows transparency, too, and is smaller.
  return png.size <= largestMark ? png : blobOf(canvas, 'image/webp', 0.92);
}
