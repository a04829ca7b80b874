/** How far a copy is. */
export type Step = (step: {
  /** What is being worked on, in Thai. */
  readonly what: string;
  /** 0 to 1, where that is known. */
  readonly done?: number;
}) => void;
