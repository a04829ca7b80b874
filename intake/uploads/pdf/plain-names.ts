/** Names of a PDF in one spelling. */

/** Letters of names may be written by number: `/#4aavaScript`. */
export const plainNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
