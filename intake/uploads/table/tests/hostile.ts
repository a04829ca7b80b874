/** Files that are no payroll's result, or mean harm: none of them may be read (T17, T18). */
import { deflateRawSync } from 'node:zlib';
import type { FileFault } from '../../../../core/agency/result-file/file-fault.ts';
import { zeroPng } from '../../picture/tests/hostile.ts';
import { storeArchive } from '../../store-archive.ts';
import { utf8, workbook } from './written.ts';

export interface HostileTable {
  readonly name: string;
  readonly bytes: Buffer;
  readonly fault: FileFault;
}

const line = { memberNo: '000111', collectedSatang: 100n, reason: '', note: '' };
const text = (words: string): Buffer => Buffer.from(words);
const parts = (named: Readonly<Record<string, Buffer>>): Buffer =>
  storeArchive(new Map(Object.entries(named)));

/** One part of zeroes that says it is `unpacked` bytes and packs into a thousandth. */
export function zeroArchive(bytes: number, declaredSize = bytes, name = 'xl/workbook.xml'): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes), { level: 9 });
  const archive = parts({ [name]: packed });
  const entry = archive.lastIndexOf(Buffer.from('504b0102', 'hex'));
  for (const [at, method, size] of [
    [0, 8, 22],
    [entry, 10, 24],
  ] as const) {
    archive.writeUInt16LE(8, at + method);
    archive.writeUInt32LE(declaredSize, at + size);
  }
  return archive;
}

/** A workbook of which one part is another. */
export async function workbookWith(name: string, content: Buffer): Promise<Buffer> {
  const { openArchive } = await import('../../open-archive.ts');
  const all = new Map(openArchive(await workbook([line]), () => true));
  return storeArchive(all.set(name, content));
}

/** 200,000 rows: more than anybody bills. */
const manyRows = (): Buffer => text(`เลขทะเบียน,หักได้\r\n${'000111,1.00\r\n'.repeat(200_000)}`);

async function manySheetRows(): Promise<Buffer> {
  const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`;
  const rows = Array.from({ length: 200_000 }, (_, index) => row(index + 1)).join('');
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  return workbookWith('xl/worksheets/sheet1.xml', text(sheet));
}

const locked = (archive: Buffer): Buffer => {
  const entry = archive.lastIndexOf(Buffer.from('504b0102', 'hex'));
  archive.writeUInt16LE(1, entry + 8);
  return archive;
};

const manyParts = (): Buffer =>
  storeArchive(new Map(Array.from({ length: 1_001 }, (_, at) => [`xl/${at}.xml`, text('<a/>')])));

/** All of them, or those of such names: some take long to make. */
export async function hostileTables(of = /./): Promise<readonly HostileTable[]> {
  const whole = await workbook([line]);
  const entity = text('<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>');
  const far = text(
    '<worksheet><sheetData><row r="1"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>',
  );
  const all: [string, () => Buffer | Promise<Buffer>, FileFault][] = [
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['a PNG named .xlsx', () => zeroPng(9, 9, 9), 'kind'],
    ['a PDF', () => text('%PDF-1.7\n'), 'kind'],
    ['an archive of pictures', () => parts({ 'a.png': text('x') }), 'kind'],
    [
      'an old workbook, or one with a password',
      () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'old_workbook',
    ],
    ['text in UTF-16', () => Buffer.from('\ufeffเลขทะเบียน', 'utf16le'), 'utf16'],
    ['200,000 rows of text', () => manyRows(), 'rows'],
    ['200,000 rows of a workbook', () => manySheetRows(), 'rows'],
    ['a quote that never ends', () => text('a,"b\n'.repeat(30_000)), 'quotes'],
    ['a bomb of zeroes', () => zeroArchive(20 * 1024 * 1024), 'bomb'],
    ['a bomb that says it is small', () => zeroArchive(10 * 1024 * 1024, 1_000), 'bomb'],
    ['a bomb that says it is 4 GB', () => zeroArchive(1_000, 0xfffffff0), 'bomb'],
    ['a thousand and one parts', () => manyParts(), 'parts'],
    ['a path upward', () => parts({ '../../etc/passwd': text('x') }), 'paths'],
    ['a path from the root', () => parts({ '/etc/passwd': text('x') }), 'paths'],
    ['a path of a drive', () => parts({ 'C:\\x.xml': text('x') }), 'paths'],
    ['an archive within', () => workbookWith('xl/embeddings/a.zip', text('x')), 'nested'],
    ['an archive within, of another name', () => workbookWith('xl/a.xml', whole), 'nested'],
    ['a part that is locked', () => locked(parts({ 'xl/workbook.xml': text('x') })), 'locked'],
    ['macros', () => workbookWith('xl/vbaProject.bin', text('x')), 'macros'],
    ['half of a workbook', () => whole.subarray(0, whole.length >> 1), 'broken'],
    ['the head of a workbook', () => text('PK\u0003\u0004'), 'broken'],
    ['entities', () => workbookWith('xl/worksheets/sheet1.xml', entity), 'broken'],
    [
      'a sheet without its end',
      () => workbookWith('xl/worksheets/sheet1.xml', text('<worksheet><')),
      'broken',
    ],
    ['one cell far below', () => workbookWith('xl/worksheets/sheet1.xml', far), 'rows'],
  ];
  const matching = all.filter(([name]) => of.test(name));
  return Promise.all(
    matching.map(async ([name, make, fault]) => ({ name, bytes: await make(), fault })),
  );
}

export const validText = utf8([line]);
