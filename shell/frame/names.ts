/** What frames say about the cooperative; from its runtime configuration (R011, R092). */
export interface CoopNames {
  readonly coopNameTH: string;
  readonly coopNameEN: string;
  /** Address of its logo (R179); without it the demo cooperative's drawing. */
  readonly logo?: string | undefined;
}

/** Ties the last word to the one before it: `จำกัด` must not fall alone on a line. */
export function tied(name: string): string {
  return name.replace(/ (?=\S+$)/, '\u00a0');
}
