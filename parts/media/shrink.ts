/** Pictures of a camera are larger than any page shows them: they shrink before they go. */

/** Pixels of the longer side. */
const longestSide = 2_000;
/** Bytes below which a picture that is small enough goes as it is. */
const smallBytes = 1_500_000;
const quality = 0.9;

/** The file itself, or a smaller JPEG of the same picture; what is no picture stays as it is. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const { width, height } = picture;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1 && file.size <= smallBytes) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What was transparent is white on the site, too.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return context && smaller ? smaller : file;
}
