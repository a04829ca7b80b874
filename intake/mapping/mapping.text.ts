/** Thai sentences about mapping files and the core's own files. */

const found = (text: string): string => {
  const shown = text.replaceAll(/\p{Cc}/gu, '·');
  return `พบ “${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
};

const eras = {
  be: 'พ.ศ. (มากกว่า 2400)',
  ce: 'ค.ศ. (ไม่เกิน 2400)',
  mixed: 'พ.ศ. หรือ ค.ศ.',
} as const;

/** Why a cell of the core's file cannot be read by its format. */
export const formatReasons = {
  form: (form: string, text: string) => `ต้องเขียนแบบ ${form} ตามไฟล์แผนที่ข้อมูล ${found(text)}`,
  era: (era: keyof typeof eras, text: string) => `ปีต้องเป็น ${eras[era]} ${found(text)}`,
  noDay: (text: string) => `ไม่มีวันที่นี้ในปฏิทิน ${found(text)}`,
  scientific: (text: string) =>
    `ตัวเลขถูกโปรแกรมตารางคำนวณย่อเป็นรูปยกกำลัง หลักท้ายสูญหายแล้ว ${found(text)}`,
  control: 'มีอักขระควบคุมที่มองไม่เห็นปนอยู่ในข้อความ',
  memberNo: (text: string) => `เลขทะเบียนสมาชิกต้องเป็นตัวเลขไม่เกิน 6 หลัก ${found(text)}`,
  nationalId: 'เลขประจำตัวประชาชนต้องเป็นตัวเลข 13 หลัก',
  whole: (text: string) => `ต้องเป็นจำนวนเต็มไม่ติดลบ ${found(text)}`,
  amount: (text: string) => `อ่านเป็นจำนวนเงินตามรูปแบบในไฟล์แผนที่ข้อมูลไม่ได้ ${found(text)}`,
  fraction: (text: string) => `จำนวนเงินมีเศษของสตางค์ ${found(text)}`,
  rate: (text: string) => `อัตราร้อยละต้องเป็นตัวเลข ทศนิยมไม่เกินสี่ตำแหน่ง ${found(text)}`,
} as const;

/** What is wrong with text that is no YAML, by the codes of its reader. */
const yamlFaults: Readonly<Record<string, string>> = {
  ALIAS: 'อ้างชื่อ * มากผิดปกติ',
  BAD_ALIAS: 'ชื่อหลัง * ไม่ถูกต้อง',
  BAD_DQ_ESCAPE: 'มี \\ ที่ไม่รู้จักในเครื่องหมายคำพูดคู่ ให้ใช้เครื่องหมายคำพูดเดี่ยว',
  BAD_INDENT: 'ย่อหน้าไม่ตรงกับบรรทัดอื่นในกลุ่มเดียวกัน',
  BAD_SCALAR_START: 'ค่าขึ้นต้นด้วยอักขระที่ใช้ไม่ได้ ให้ใส่ในเครื่องหมายคำพูด',
  BLOCK_AS_IMPLICIT_KEY: 'มีเครื่องหมาย : ซ้อนในบรรทัดเดียว หรือย่อหน้าผิด',
  BLOCK_IN_FLOW: 'ในวงเล็บ { } หรือ [ ] ต้องไม่มีรายการที่ขึ้นบรรทัดใหม่ด้วย - หรือย่อหน้า',
  MISSING_CHAR: 'ขาดเครื่องหมายปิด เช่น } ] หรือเครื่องหมายคำพูด หรือขาด : หลังชื่อ',
  MULTILINE_IMPLICIT_KEY: 'ชื่อต้องอยู่ในบรรทัดเดียวและตามด้วย :',
  MULTIPLE_DOCS: 'มีเอกสารมากกว่าหนึ่ง (บรรทัด ---)',
  TAB_AS_INDENT: 'ย่อหน้าด้วยแท็บไม่ได้ ให้ใช้ช่องว่าง',
  UNEXPECTED_TOKEN: 'มีอักขระเกินหรืออยู่ผิดที่',
};

/** Why a mapping file is refused. */
export const mappingReasons = {
  noMapping: 'เปิดอ่านไฟล์แผนที่ข้อมูลนี้ไม่ได้',
  noSuchMapping: (names: readonly string[]) =>
    `ไม่มีแผนที่ข้อมูลชื่อนี้ใน intake/mappings ที่มีคือ ${names.join(', ')} หรือระบุเส้นทางของไฟล์ .yaml`,
  tooLarge: 'ไฟล์แผนที่ข้อมูลใหญ่ผิดปกติ',
  notUtf8: 'ไฟล์แผนที่ข้อมูลต้องเป็น UTF-8',
  yaml: (code: string) => `เขียน YAML ไม่ถูกต้อง: ${yamlFaults[code] ?? code}`,
  keyTwice: 'ชื่อนี้เขียนซ้ำในที่เดียวกัน',
  label: (path: string) => `${path} `,
  unknownKeys: (keys: readonly string[], known: readonly string[]) =>
    `ไม่รู้จักคำว่า ${keys.join(', ')}${known.length > 0 ? ` ที่ใช้ได้คือ ${known.join(', ')}` : ''}`,
  oneOf: (values: readonly string[]) => `ต้องเป็นค่าใดค่าหนึ่งใน ${values.join(', ')}`,
  missing: 'ต้องระบุ',
  shape: 'เขียนผิดรูปแบบ',
  shapes: {
    number: 'ต้องเป็นจำนวนเต็มในช่วงที่กำหนด',
    delimiter: 'ต้องเป็นอักขระตัวเดียว',
    cell: 'ต้องเป็นตำแหน่งเซลล์ เช่น A2',
    'one-or-more': 'ต้องเป็นข้อความเดียวหรือรายการข้อความ',
    format: 'ต้องเป็นชื่อรูปแบบ หรือรูปแบบที่มี kind',
    'date-form': 'รูปแบบวันที่ต้องประกอบด้วย d m y ให้ครบตามชนิด เช่น dd/mm/yyyy',
    pivot: 'ปีสองหลัก (yy) ต้องมี pivot และปีสี่หลักต้องไม่มี',
    'short-mixed': 'ปีสองหลัก (yy) บอกไม่ได้ว่าเป็นศักราชใด ต้องระบุ be หรือ ce',
  },
  unknownKind: (kind: string, kinds: readonly string[]) =>
    `ไม่รู้จักชนิด ${kind} ต้องเป็น ${kinds.join(', ')}`,
  formatNamedAsKind: (name: string) => `ชื่อรูปแบบ ${name} ซ้ำกับชื่อชนิด ให้ใช้ชื่ออื่น`,
  unknownFormat: (name: string, known: readonly string[]) =>
    `ไม่รู้จักรูปแบบ ${name} ที่มีคือ ${known.join(', ')}`,
  part: 'part ต้องเป็นนิพจน์ปรกติที่มีวงเล็บกลุ่มเดียว',
  columnName: (name: string) =>
    `ชื่อคอลัมน์ ${name} ใช้ไม่ได้ (มีจุด หรือเป็น line, file) ให้ตั้งชื่ออื่นและใส่ heading`,
  sourceName: (name: string) => `ชื่อแหล่งข้อมูล ${name} ต้องไม่มีจุด`,
  oneReading: 'ต้องระบุอย่างใดอย่างหนึ่งใน csv, fixed, workbook',
  needsEncoding: 'ไฟล์ข้อความต้องระบุ encoding',
  noEncoding: 'สมุดงาน (workbook) ไม่มี encoding',
  place: 'คอลัมน์ของไฟล์ความกว้างคงที่ต้องมี at และ width เป็นไบต์',
  placeOfCsv: 'ไฟล์ที่ไม่มีหัวคอลัมน์ต้องระบุ at ของทุกคอลัมน์',
  beyondRecord: (record: number) => `คอลัมน์นี้เลยความยาวระเบียน ${record} ไบต์`,
  cellElsewhere: 'cell ใช้กับสมุดงาน (workbook) และต้องอยู่เหนือหัวตาราง',
  widthElsewhere: 'width ใช้กับไฟล์ความกว้างคงที่ (fixed) เท่านั้น',
  headingInstead: (heading: string) => `ไฟล์มีหัวคอลัมน์ ให้ระบุด้วย heading แทน at (${heading})`,
  unknownColumn: (name: string, source: string) => `ไม่มีคอลัมน์ ${name} ในแหล่งข้อมูล ${source}`,
  unknownSource: (name: string) => `ไม่มีแหล่งข้อมูลชื่อ ${name}`,
  unused: (name: string) => `แหล่งข้อมูล ${name} ไม่ได้ใช้ที่ใดเลย ข้อมูลจะหายไป`,
  asOf: (name: string) => `as-of ต้องเป็นคอลัมน์ชนิด day ของแหล่งข้อมูล เขียนแบบ SOURCE.COLUMN พบ ${name}`,
  mustBeKind: (name: string, source: string, kinds: string) =>
    `${name} ต้องเป็นคอลัมน์ชนิด ${kinds} ของแหล่งข้อมูล ${source}`,
  noControl: 'ยอดควบคุมต้องมี rows หรือ sums',
  noSuchSubject: (name: string) => `ไม่มีไฟล์ ${name} ในชุดข้อมูลของเรา`,
  missingSubjects: (names: readonly string[]) =>
    `ยังไม่ได้กำหนด ${names.join(', ')} (หากระบบงานไม่มีข้อมูลนี้ให้เขียน [])`,
  partList: 'ต้องเป็นรายการ ขึ้นต้นแต่ละรายการด้วย - from:',
  sortLengths: 'ทุกรายการ from ของไฟล์เดียวกันต้องมี sort จำนวนคอลัมน์เท่ากัน',
  overAllDiffers: (name: string) => `${name} ใช้ ordinal หรือ running ต้องเขียนเหมือนกันทุกรายการ from`,
  noSuchColumn: (name: string, file: string) => `ไม่มีคอลัมน์ ${name} ใน ${file}`,
  missingColumns: (file: string, names: readonly string[]) =>
    `${file} ยังขาดคอลัมน์ที่ต้องมี ${names.join(', ')}`,
  joinColumn: (name: string) => `เชื่อมด้วยคอลัมน์ ${name} ซึ่งไม่มี`,
  kindsDiffer: (name: string, kind: string, column: string, ours: string) =>
    `${name} เป็นชนิด ${kind} ใส่ใน ${column} (${ours}) ไม่ได้`,
  constant: (value: string, column: string, reason: string) =>
    `ค่า ${value} ใช้กับ ${column} ไม่ได้: ${reason}`,
  otherwiseAlone: 'otherwise ใช้คู่กับ codes เท่านั้น',
  oneRule: (mains: readonly string[]) => `ต้องมีอย่างใดอย่างหนึ่งใน ${mains.join(', ')}`,
  notWith: (keys: readonly string[], main: string) => `${keys.join(', ')} ใช้กับ ${main} ไม่ได้`,
  onlyNumbers: 'ใช้กับคอลัมน์จำนวนเงินหรือจำนวนนับเท่านั้น',
  needsOn: 'ต้องระบุ on ว่าจับคู่ด้วยคอลัมน์ใด',
} as const;

const orAny = ' ตรวจก่อน หากถูกต้องแล้วและบางคืนไม่มีแถวที่ตรงกันเลยจริง ๆ ให้ใส่ optional: any';

/** Why the core's files are refused before they are an extract of ours. */
export const sourceReasons = {
  noFile: (pattern: string) => `ไม่พบไฟล์ ${pattern} ที่แผนที่ข้อมูลต้องใช้`,
  severalFiles: (pattern: string, files: readonly string[]) =>
    `แผนที่ข้อมูลต้องการไฟล์ ${pattern} ไฟล์เดียว แต่พบ ${files.join(', ')}`,
  unknownFile: 'แผนที่ข้อมูลไม่ได้กล่าวถึงไฟล์นี้ หากไม่ใช้ให้ใส่ใน ignore',
  unknownSheet: (sheet: string, name: string) =>
    `แผนที่ข้อมูลไม่ได้กล่าวถึงแผ่นงาน “${sheet}” หากไม่ใช้ให้ใส่ใน ignore: ["${name}"]`,
  isUtf8: 'ไฟล์นี้เป็น UTF-8 แต่แผนที่ข้อมูลบอกว่าเป็น TIS-620 ข้อความไทยจะผิดทั้งหมด',
  linesDiffer: (expected: number, count: number) => `แถวนี้มี ${count} ช่อง แต่หัวตารางมี ${expected} ช่อง`,
  recordLength: (expected: number, length: number) =>
    `ระเบียนยาว ${length} ไบต์ ต้องยาว ${expected} ไบต์ ไฟล์อาจขาดหรือเลื่อนตำแหน่ง`,
  noHeading: (heading: string) => `ไม่พบหัวคอลัมน์ ${heading}`,
  headingTwice: (heading: string) => `หัวคอลัมน์ ${heading} มีมากกว่าหนึ่งคอลัมน์`,
  noPlace: (at: number) => `แถวนี้ไม่มีช่องที่ ${at}`,
  noPart: (text: string) => `ไม่พบส่วนที่แผนที่ข้อมูลต้องการ ${found(text)}`,
  nobody: (values: string) => `ระเบียนนี้ (${values}) ไม่มีแหล่งข้อมูลใดในแผนที่ข้อมูลรับ`,
  openEnd:
    'แถวสุดท้ายไม่มีเครื่องหมายขึ้นบรรทัดใหม่ ไฟล์อาจขาดกลางแถว ให้ส่งออกใหม่ ' +
    'หากระบบงานเขียนเช่นนี้เสมอ ให้ใส่ last-break: no ใน csv',
  csvBroken: 'อ่านแถวนี้ไม่ได้ เครื่องหมายคำพูดอาจเปิดแล้วไม่ปิด',
  notWorkbook: 'เปิดสมุดงานนี้ไม่ได้ ต้องเป็นไฟล์ .xlsx ที่ไม่มีมาโครและไม่ใส่รหัสผ่าน',
  formula: 'เซลล์นี้เป็นสูตรหรือมีข้อผิดพลาด ให้วางเป็นค่าก่อนส่งออก',
  inexact: (place: string, text: string) =>
    `เซลล์ ${place} เก็บเป็นตัวเลขเกิน 15 หลัก Excel เปลี่ยนหลักท้ายไปแล้ว ${found(text)} ` +
    'ให้ส่งออกจากระบบงานใหม่โดยเก็บเป็นข้อความ',
  code: (value: string, place: string, ours: readonly string[] | undefined) => {
    const as = ours ? ` เป็นหนึ่งใน ${ours.join(' ')}` : '';
    return `รหัสนี้ไม่อยู่ในรายการรหัสของแผนที่ข้อมูล ${found(value)} ให้เพิ่มใน codes ของ ${place}${as}`;
  },
  noPartner: (source: string, key: string) => `ไม่พบ ${key} ใน ${source} ที่ต้องเชื่อมกัน`,
  noPartners: (source: string, theirs: readonly string[], from: string, ours: readonly string[]) =>
    `ไม่มีแถวใดของ ${from} (${ours.join(', ')}) ตรงกับ ${source} (${theirs.join(', ')}) เลย ` +
    `คอลัมน์ที่จับคู่ใน on อาจผิด${orAny}`,
  nothingCounted: (source: string, from: string, place: string, isOptional: boolean) =>
    `ไม่มีแถวใดของ ${source} ตรงกับแถวของ ${from} เลย ${place} จะเป็นศูนย์ทุกแถว ` +
    `คอลัมน์ที่จับคู่ใน on อาจผิด${isOptional ? orAny : ''}`,
  countedNowhere: (from: string, key: string, place: string) =>
    `ไม่พบ ${key} ใน ${from} แถวนี้จึงไม่ถูกนับรวมใน ${place} ตรวจว่าส่งไฟล์มาครบ ` +
    'หากครบและถูกต้องแล้วให้ใส่ optional: yes',
  partnerTwice: (key: string) => `ค่า ${key} ซ้ำกับแถวอื่น จึงเชื่อมไม่ได้ว่าหมายถึงแถวใด`,
  noControl: (source: string) => `ไม่มีแถวยอดควบคุมของ ${source}`,
  undelivered: (name: string) =>
    `ยอดควบคุมกล่าวถึงไฟล์ ${name} แต่ไม่มีไฟล์นี้ในชุดข้อมูล ให้ส่งออกไฟล์นี้จากระบบงานใหม่ ` +
    '(ใส่ใน ignore เฉพาะไฟล์ที่ไม่เคยใช้เลย)',
  rows: (source: string, stated: string, counted: string) =>
    `${source} ควรมี ${stated} แถวตามยอดควบคุม แต่อ่านได้ ${counted} แถว`,
  sums: (source: string, column: string, stated: string, counted: string) =>
    `${source} คอลัมน์ ${column} ควรรวมได้ ${stated} ตามยอดควบคุม แต่รวมได้ ${counted}`,
  noAsOf: 'แผนที่ข้อมูลไม่บอกวันที่ของข้อมูล ให้ระบุด้วย --as-of เช่น --as-of 31/01/2568',
  noAsOfRow: (column: string) => `ไม่พบวันที่ของข้อมูลใน ${column}`,
  asOfDiffers: (column: string) => `วันที่ของข้อมูลใน ${column} ไม่เหมือนกันทุกแถว`,
  column: (theirs: string, ours: string) => (theirs === '' ? ours : `${theirs} (${ours})`),
  row: (file: string, row: number) => `${file} แถว ${row}`,
  madeOf: (file: string, theirs: readonly string[]) => `${file} (${theirs.join(', ')})`,
  sameFileRow: (file: string, row: number) => `แถวที่ ${row} ของ ${file}`,
} as const;

/** Places in a reason of the intake that name a row of our own layout. */
export const rowOfFile = /([a-z_]+\.csv) แถว (\d+)/g;
export const rowOfSameFile = /แถวที่ (\d+)/g;
export const nameOfFile = /[a-z_]+\.csv/g;

/** What the command line says of mappings. */
export const mappingText = {
  mapping: 'ชื่อแผนที่ข้อมูลใน intake/mappings หรือเส้นทางของไฟล์ .yaml',
  asOf: 'วันที่ของข้อมูล เช่น 31/01/2568 หรือ 2025-01-31 หากแผนที่ข้อมูลไม่บอก',
  badDay: (text: string) => `วันที่ไม่ถูกต้อง: ${text}`,
  translate: 'แปลงไฟล์ของระบบงานเป็นรูปแบบของเราตามแผนที่ข้อมูล แล้วหยุด ไม่นำเข้า',
  folder: 'โฟลเดอร์ไฟล์ของระบบงาน',
  out: 'โฟลเดอร์ปลายทาง ต้องว่างหรือยังไม่มี',
  needsMapping: 'ต้องระบุแผนที่ข้อมูลด้วย --mapping',
  fault: (file: string, line: number, reason: string) => `${file}:${line}: ${reason}`,
  unfit: (count: number) => `ใช้แผนที่ข้อมูลนี้ไม่ได้ พบข้อผิดพลาด ${count} แห่ง`,
  occupied: (folder: string) => `โฟลเดอร์ ${folder} มีไฟล์อยู่แล้ว ไม่ได้เขียนอะไร`,
  translated: (out: string) => `แปลงแล้วลงใน ${out}`,
  refused: (count: number, more: boolean) =>
    `ไม่ได้แปลง พบข้อผิดพลาด ${more ? 'อย่างน้อย ' : ''}${count} แห่ง`,
} as const;
