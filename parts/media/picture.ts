/** A picture on this site. */
export interface Picture {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface LibraryPage {
  readonly pictures: readonly Picture[];
  /** How many pages there are. */
  readonly pages: number;
}
