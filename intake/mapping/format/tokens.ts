/** The form of a day, cut where its letters change. */

/** `dd/mm/yy` as its parts: `dd`, `/`, `mm`, `/`, `yy`. */
export const dayTokens = (form: string): readonly string[] =>
  form.match(/d{1,2}|m{1,4}|yyyy|yy|./gsu) ?? [];
