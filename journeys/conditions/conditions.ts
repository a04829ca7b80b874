/** Under which conditions people read; the last leaves its letters until the page is left. */
export const conditions = [
  { name: '320 px', how: 'a window of 320 × 844 px' },
  { name: '200 %', how: 'a window of 1280 × 1024 px at 200 %; then its letters alone at 200 %' },
  { name: '400 %', how: 'a window of 1280 × 1024 px at 400 %' },
  { name: 'forced colours', how: 'the colours of the system; axe looks at contrast and links' },
  { name: 'reduced motion', how: 'the system asks for less motion; nothing runs on the page' },
  { name: 'text spacing', how: 'letters, words and lines apart as WCAG 1.4.12 says, at 390 px' },
] as const;

export type Condition = (typeof conditions)[number];
