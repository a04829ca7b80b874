/** An address as a QR code, for a template to draw. */
import { create } from 'qrcode';

/** Rows of the code from above, `1` for a dark square; without the quiet edge. */
export function qrRows(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  );
}
