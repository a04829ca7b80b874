/** Documents for tests: plain ones, and ones that nobody should keep (T16). */
import { deflateSync, type ZlibOptions } from 'node:zlib';
import type { PdfFault } from '../pdf-fault.ts';

interface Parts {
  readonly pages?: number;
  /** Of the tree's top; the pages unless told. */
  readonly kids?: string;
  /** Stands in the catalogue. */
  readonly catalogue?: string;
  /** Further objects, numbered behind the pages. */
  readonly more?: readonly Buffer[];
  readonly trailer?: string;
  readonly after?: string;
}

/** A document whose table of contents leads to each object. */
export function pdf({
  pages = 1,
  kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' '),
  catalogue = '',
  more = [],
  trailer = '',
  after = '',
}: Parts = {}) {
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    ...Array.from({ length: pages }, () =>
      Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'),
    ),
    ...more,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(whole);
    at += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n${after}`,
    ),
  );
  return Buffer.concat(parts);
}

/** An object with packed content. */
export const packed = (words: string, more = '', how: ZlibOptions = {}): Buffer => {
  const content = deflateSync(Buffer.from(words), how);
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${content.length} ${more} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
};

/** A tree whose top has these kids; number 3 is a page, further nodes are from 4 on. */
const tree = (kids: string, ...nodes: string[]) =>
  pdf({ kids, more: nodes.map((words) => Buffer.from(`<< /Type /Pages ${words} >>`)) });

const inStream = (words: string) => pdf({ more: [packed(words, '/Type /ObjStm /N 1 /First 4')] });

/** An annotation of a page that leads there. */
export const linkTo = (uri: string) =>
  Buffer.from(`<< /Type /Annot /Subtype /Link /A << /S /URI /URI ${uri} >> >>`);

const hex = (words: string) => `<${Buffer.from(words).toString('hex')}>`;

/** Links that no reader should follow, as they are written. */
const linked = [
  ['a link of script', '(javascript:app.alert\\(1\\))'],
  ['a link of script in capitals, behind a blank', '( JavaScript:app.alert(1))'],
  ['a link of script by numbers', '(java\\163cript\\072alert)'],
  ['a link of script over two lines', '(java\\\nscript:alert)'],
  ['a link of script in digits', hex('javascript:alert(1)')],
  ['a link of script in digits and blanks', hex('javascript:x').replace('6a', '6 a\n')],
  [
    'a link of script in two bytes a letter',
    hex([...'javascript:'].map((letter) => `\0${letter}`).join('')),
  ],
  ['a link of script behind a remark', '% (\n(vbscript:x)'],
  ['a link to a file of the reader', '(file:///etc/passwd)'],
  ['a link that holds a page', '(data:text/html,x)'],
] as const;

export const hostilePdfs: readonly (readonly [name: string, bytes: Buffer, fault: PdfFault])[] = [
  [
    'a page of script',
    pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    'acts',
  ],
  ['script spelt by number', pdf({ catalogue: '/OpenAction << /S /J#61vaScript >>' }), 'acts'],
  ['script in a packed object', inStream('1 0 << /S /JavaScript /JS (x) >>'), 'acts'],
  ['a program to start', pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), 'acts'],
  ['a file within', pdf({ catalogue: '/Names << /EmbeddedFiles 9 0 R >>' }), 'acts'],
  ['a file within, packed', inStream('1 0 << /Type /EmbeddedFile >>'), 'acts'],
  ['a form that is sent', pdf({ catalogue: '/AA << /O << /S /SubmitForm >> >>' }), 'acts'],
  [
    'script packed in a small window',
    pdf({ more: [packed('1 0 << /S /JavaScript >>', '/Type /ObjStm', { windowBits: 12 })] }),
    'acts',
  ],
  [
    'script packed without saying so',
    pdf({
      more: [
        Buffer.from(
          packed('1 0 << /S /JavaScript >>', '', { windowBits: 10 })
            .toString('latin1')
            .replace('/Filter /FlateDecode', '/Filter 9 0 R'),
          'latin1',
        ),
      ],
    }),
    'acts',
  ],
  [
    'packed words that do not unfold',
    pdf({ more: [Buffer.from('<< /Filter /FlateDecode >>\nstream\nnothing\nendstream')] }),
    'broken',
  ],
  ['a page that calls when it is opened', pdf({ catalogue: '/OpenAction << /S /URI >>' }), 'acts'],
  ['an action somewhere else', pdf({ catalogue: '/OpenAction 9 0 R' }), 'acts'],
  ['a page of another file', pdf({ catalogue: '/X << /S /GoToR /F (\\\\evil\\x) >>' }), 'acts'],
  ['an action of its pages', pdf({ catalogue: '/AA << /O << /S /URI >> >>' }), 'acts'],
  ['a picture from elsewhere', pdf({ more: [Buffer.from('<< /F (\\\\evil\\p.png) >>')] }), 'acts'],
  ['a form of XML', inStream('1 0 << /XFA 7 0 R >>'), 'acts'],
  ...linked.map(([name, uri]) => [name, pdf({ more: [linkTo(uri)] }), 'links'] as const),
  ['a link of script, packed', inStream(`1 0 ${linkTo('(javascript:alert(1))')}`), 'links'],
  [
    'a link to words that lie elsewhere',
    pdf({ more: [linkTo('6 0 R'), Buffer.from('(javascript:app.alert\\(1\\))')] }),
    'links',
  ],
  ['a password', pdf({ trailer: '/Encrypt 9 0 R' }), 'locked'],
  ['twenty-one pages', pdf({ pages: 21 }), 'pages'],
  ['no page', pdf({ pages: 0 }), 'broken'],
  [
    'veiled objects',
    pdf({ more: [Buffer.from('<< /Filter /ASCIIHexDecode >>\nstream\n2f\nendstream')] }),
    'broken',
  ],
  ['shifted objects', pdf({ more: [packed('x', '/DecodeParms << /Predictor 12 >>')] }), 'broken'],
  ['a bomb', pdf({ more: [packed('\0'.repeat(70 * 1024 * 1024))] }), 'endless'],
  ['an archive behind its end', pdf({ after: `PK\u0003\u0004${'x'.repeat(100)}` }), 'mixed'],
  [
    'an archive within',
    pdf({ more: [Buffer.from(`(PK\u0005\u0006${'\0'.repeat(18)})`)] }),
    'mixed',
  ],
  ['a few letters behind its end', pdf({ after: '<script/>' }), 'mixed'],
  ['a tree that turns at once', tree('2 0 R'), 'endless'],
  ['a tree that turns below', tree('4 0 R', '/Kids [5 0 R]', '/Kids [4 0 R]'), 'endless'],
  ['a page that stands twice', tree('3 0 R 3 0 R'), 'broken'],
  ['a page of two parents', tree('4 0 R 5 0 R', '/Kids [3 0 R]', '/Kids [3 0 R]'), 'broken'],
  ['a tree beside which its page lies', tree(''), 'broken'],
  ['a tree that leads nowhere', tree('99 0 R'), 'broken'],
  ['half of it', pdf({ pages: 20 }).subarray(0, 700), 'broken'],
  ['its head alone', Buffer.from('%PDF-1.7\n'), 'broken'],
  ['a page of the web', Buffer.from('<html>%PDF-1.7'), 'kind'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'kind'],
];
