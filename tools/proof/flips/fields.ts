/** Where the fields of a file stand, byte by byte: a flip keeps everything else in place. */

export interface FieldPosition {
  /** Line of the file on which the record begins, 1 = the header. */
  readonly row: number;
  readonly column: string;
  /** First byte of the field, and the one after its last; quotes are not of it. */
  readonly start: number;
  readonly end: number;
}

/** Every field of the file; `bytes` has one character for each byte. */
export function fieldsOf(bytes: string): readonly FieldPosition[] {
  const places: FieldPosition[] = [];
  const header: string[] = [];
  let line = 1;
  let at = 0;
  while (at < bytes.length) {
    const row = line;
    for (let index = 0; ; index += 1) {
      const quoted = bytes[at] === '"';
      const start = quoted ? at + 1 : at;
      let end = start;
      if (quoted) {
        while (bytes[end] !== '"' || bytes[end + 1] === '"') end += bytes[end] === '"' ? 2 : 1;
      } else {
        while (!',\r\n'.includes(bytes[end] ?? '\n')) end += 1;
      }
      const text = bytes.slice(start, end);
      line += text.split('\n').length - 1;
      if (row === 1) header.push(text);
      else places.push({ row, column: header[index] ?? '', start, end });
      at = quoted ? end + 1 : end;
      if (bytes[at] !== ',') break;
      at += 1;
    }
    if (bytes[at] === '\r') at += 1;
    at += 1;
    line += 1;
  }
  return places;
}
