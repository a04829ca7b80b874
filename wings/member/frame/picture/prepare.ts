/** Makes a chosen file ready to be cut out and sent: a large one is made smaller. */
import { type PictureFault, pictureFault } from '../../../../core/picture/picture-head.ts';

export interface Ready {
  readonly blob: Blob;
  /** Of the file. */
  readonly name: string;
  /** Address of the picture for this page; to be given back with `URL.revokeObjectURL`. */
  readonly src: string;
}

/** The file is no picture that can be used. */
export class Unfit extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Bytes in which every camera has named the size of its picture. */
const headBytes = 1024 * 1024;
/** A large camera's picture may be decoded here, where it is made smaller; a bomb may not. */
const most = { bytes: Number.POSITIVE_INFINITY, pixels: 120_000_000 };
/** Pixels of the longer side, four times what is kept: enough to cut a face out. */
const longestSide = 2_048;

/** Throws Unfit. */
export async function prepare(file: File): Promise<Ready> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const fault = pictureFault(head, most);
  if (fault !== undefined) throw new Unfit(fault);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Unfit('broken');
  });
  const { width, height } = bitmap;
  const scale = longestSide / Math.max(width, height);
  const blob = scale < 1 ? await reduced(bitmap, scale) : file;
  bitmap.close();
  // Small on every side and yet heavy: the server would not take it.
  if (pictureFault(new Uint8Array(await blob.arrayBuffer())) !== undefined) {
    throw new Unfit('bytes');
  }
  return { blob, name: file.name.slice(-300), src: URL.createObjectURL(blob) };
}

async function reduced(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Unfit('broken');
  // JPEG knows no transparency; what shows through would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Unfit('broken'))),
      'image/jpeg',
      0.9,
    ),
  );
}
