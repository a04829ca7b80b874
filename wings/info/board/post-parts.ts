/** A post's plain text as paragraphs, lines and links. Pure. */

export type Piece = { readonly text: string } | { readonly text: string; readonly to: string };

/** Paragraphs, each of its lines; an empty line parts two of them. */
export function paragraphsOf(body: string): readonly (readonly string[])[] {
  return body.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'));
}

/** `https:` addresses, and pages of this site that stand alone between blanks. */
const address = /https:\/\/[^\s<>"'()]+|(?<=^|\s)\/[a-z][\w/-]*/gi;

/**
 * A line in pieces, addresses as links. For what the cooperative itself writes: an address in a
 * member's words stays words.
 */
export function linkPieces(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(address)) {
    const to = found[0].replace(/[.,;:!?]+$/, '');
    if (found.index > from) pieces.push({ text: line.slice(from, found.index) });
    pieces.push({ text: to, to });
    from = found.index + to.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}
