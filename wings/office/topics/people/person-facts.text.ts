/** What the facts of a person are called on their page. */
export const personFacts = {
  position: 'ตำแหน่ง',
  term: 'วาระ',
  portraitOf: (name: string) => `ภาพ${name}`,
} as const;
