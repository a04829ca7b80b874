/** What holds letters and no markup, or none where there is script. */
export const lettersOnly: ReadonlySet<string> = new Set([
  'noscript',
  'option',
  'script',
  'style',
  'text',
  'textarea',
  'title',
  'tspan',
]);
