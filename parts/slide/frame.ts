/** The frame of a slide's picture, the same on every page (decision 0034). */
export const slideFrame = {
  /** Width by height. */
  aspect: 4 / 3,
  /** Pixels of its width where it is widest. */
  widest: 104,
} as const;
