/** Banks by their code (part F). */

export interface Bank {
  /** Without the word ธนาคาร. */
  readonly name: string;
  /** Its letters on paper, `KTB`. */
  readonly short: string;
  /** Merged into another bank: old accounts only. */
  readonly legacy?: true;
}

const banks: Readonly<Record<string, Bank>> = {
  '002': { name: 'กรุงเทพ', short: 'BBL' },
  '004': { name: 'กสิกรไทย', short: 'KBANK' },
  '006': { name: 'กรุงไทย', short: 'KTB' },
  '011': { name: 'ทหารไทยธนชาต', short: 'TTB' },
  '014': { name: 'ไทยพาณิชย์', short: 'SCB' },
  '022': { name: 'ซีไอเอ็มบี ไทย', short: 'CIMBT' },
  '024': { name: 'ยูโอบี', short: 'UOB' },
  '025': { name: 'กรุงศรีอยุธยา', short: 'BAY' },
  '030': { name: 'ออมสิน', short: 'GSB' },
  '033': { name: 'อาคารสงเคราะห์', short: 'GHB' },
  '034': { name: 'ธ.ก.ส.', short: 'BAAC' },
  '065': { name: 'ธนชาต', short: 'TBANK', legacy: true },
  '067': { name: 'ทิสโก้', short: 'TISCO' },
  '069': { name: 'เกียรตินาคินภัทร', short: 'KKP' },
  '071': { name: 'ไทยเครดิต', short: 'TCRB' },
  '073': { name: 'แลนด์ แอนด์ เฮ้าส์', short: 'LHB' },
};

/**
 * The bank of a code; undefined for one that names none: `012` is in no list of banks, `000` is
 * the cooperative itself (part F).
 */
export function bankOf(code: string): Bank | undefined {
  return Object.hasOwn(banks, code) ? banks[code] : undefined;
}

/** The bank's Thai name: `006` → `กรุงไทย`; undefined where the code names no bank (part F). */
export function bankName(code: string): string | undefined {
  return bankOf(code)?.name;
}

/** Codes of the banks at which accounts are opened today, in their order (part F). */
export const bankCodes: readonly string[] = Object.keys(banks)
  .filter((code) => bankOf(code)?.legacy !== true)
  .sort();
