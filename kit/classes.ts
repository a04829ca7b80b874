/** Joins class names, leaving out what is switched off; undefined when none is left. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
