/** Finds the words that a browser would tear, filled in while the site is built. */
declare module 'virtual:torn-words' {
  const pattern: string;
  export default pattern;
}
