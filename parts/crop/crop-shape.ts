/** In which shape a part of a picture may be cut out, and what is made of it. */

/** Pixels of the upright picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** Width by height, as the public page shows it. */
  readonly aspect: number;
  /** The shape may be chosen as well, within these bounds. */
  readonly free?: { readonly least: number; readonly most: number };
  /** Pixels of the width below which the page would blow the picture up. */
  readonly needs?: number;
  /** `photo`: a JPEG on white. `mark`: a small PNG in which what is transparent stays so. */
  readonly made: 'photo' | 'mark';
}
