/** Frames in which pages show pictures, width by height: who cuts a picture cuts it to them. */
export const pictureFrames = {
  /** Above an article. */
  article: 16 / 9,
  /** In a list of albums. */
  album: 4 / 3,
  /** Persons and candidates. */
  portrait: 4 / 5,
} as const;
