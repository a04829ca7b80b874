/** Parts as a ZIP archive without packing, for a reader that wants one. */
import { crc32 } from 'node:zlib';

const mark = { end: 0x06054b50, entry: 0x02014b50, part: 0x04034b50 } as const;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;

function head(part: boolean, name: Buffer, content: Buffer, at: number): Buffer {
  const bytes = Buffer.alloc(part ? 30 : 46);
  const from = part ? 4 : 6;
  bytes.writeUInt32LE(part ? mark.part : mark.entry, 0);
  if (!part) bytes.writeUInt16LE(version, 4);
  bytes.writeUInt16LE(version, from);
  bytes.writeUInt16LE(flags, from + 2);
  bytes.writeUInt32LE(crc32(content), from + 10);
  bytes.writeUInt32LE(content.length, from + 14);
  bytes.writeUInt32LE(content.length, from + 18);
  bytes.writeUInt16LE(name.length, from + 22);
  if (!part) bytes.writeUInt32LE(at, 42);
  return bytes;
}

/** At most 65,535 parts of less than 4 GB together. */
export function storeArchive(parts: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [title, content] of parts) {
    const name = Buffer.from(title, 'utf8');
    entries.push(head(false, name, content, at), name);
    const body = Buffer.concat([head(true, name, content, at), name, content]);
    bodies.push(body);
    at += body.length;
  }
  const table = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(mark.end, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, table, end]);
}
