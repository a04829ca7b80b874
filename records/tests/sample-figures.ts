/** What the sample's people borrow, secure, pay and receive, small enough to compute by hand. */

export const somchai = '000001';
export const malee = '000002';
/** Borrows from both others' trust; has nothing besides one contract. */
export const prasert = '000004';
export const agencyNo = '01011001';
/** Below the first; malee moved to it in November. */
export const subAgencyNo = '01012002';

export const contractOf = (memberNo: string) => `สม.${memberNo}/2567`;
export const closedContractOf = (memberNo: string) => `ฉฉ.${memberNo}/2560`;
export const cremationOf = (memberNo: string) => `สส${memberNo}`;
export const october = '2025-10-01';
export const november = '2025-11-01';

/** posted_on, type, sign, principal, interest, balance in satang of each open contract. */
export const loanLines = [
  ['2024-01-31', '01', 1, 1_000_000n, 0n, 1_000_000n],
  ['2024-02-29', '02', -1, 100_000n, 1_000n, 900_000n],
  ['2024-03-31', '02', -1, 100_000n, 900n, 800_000n],
  ['2024-03-31', '03', -1, 50_000n, 0n, 750_000n],
  // Odd and beyond what a double can hold.
  ['2025-01-31', '01', 1, 9_007_199_254_740_993n, 17n, 9_007_199_255_490_993n],
] as const;

/** The closed one was brought forward from an older system, then paid off. */
export const closedLines = [
  ['2017-05-31', '09', 1, 300_000n, 0n, 300_000n],
  ['2017-06-30', '04', -1, 300_000n, 77n, 0n],
] as const;

type LoanLine = (typeof loanLines)[number] | (typeof closedLines)[number];

const loanLine = (id: number, no: string, contract: string, line: LoanLine, at: number) => {
  const [on, type, sign, principal, interest, balance] = line;
  return `INSERT INTO records.loan_lines VALUES (${id}, ${at + 1}, ${at || 'NULL'}, 29, '${on}',
    ${sign}, ${principal}, ${interest}, ${principal + interest}, ${balance}, ${at}, 6.5,
    '${contract}', '${no}', '${type}', NULL, 'รายการ${no}', 'L${at}');`;
};

const loan = (id: number, no: string, contract: string, lines: readonly LoanLine[]) => {
  const [on] = lines[0] as LoanLine;
  const [last, , , , , balance] = lines.at(-1) as LoanLine;
  const status = balance === 0n ? `'CLOSED', '${last}', '${contractOf(no)}'` : `'OPEN', NULL, NULL`;
  return `
  INSERT INTO records.loans VALUES (${id}, '${contract}', '${no}', 'ORDINARY', 'สม1', 'สามัญ',
    '${on}', '2024-02-29', '2034-01-31', 2000000, 1000000, 6.5, 'ACT_365F', 'EQUAL_PRINCIPAL',
    100000, 3, 120, ${balance}, ${balance === 0n ? 0 : 50}, 0, 25, '${last}', ${status});
  ${lines.map((line, at) => loanLine(id, no, contract, line, at)).join('\n')}`;
};

/** Of an account without lines: the sums of all others are of their lines, which tests change. */
const summedYear = (id: number, no: string) => `
  INSERT INTO records.ledger_years VALUES (${id}, 2017, 1, 2, '2017-05-31', '2017-06-30', 0, 1,
    0, 100, 0, 0, NULL, 100, 0, '${no}', 'deposit_lines', 'summed${no}');`;

const guarantee = (id: number, seq: number, borrower: string, guarantor: string | null) => `
  INSERT INTO records.guarantees VALUES (${id}, ${seq}, ${seq}00000, '${contractOf(borrower)}',
    '${borrower}', ${guarantor === null ? `NULL, 'SHARE'` : `'${guarantor}', 'PERSON'`}, NULL,
    'หลักประกัน${borrower}');`;

/** Everybody is billed through the first agency, but for malee from November on. */
const billedBy = (no: string, month: string) =>
  no === malee && month === november ? subAgencyNo : agencyNo;

/** month, number, kind, posted, and the items' amounts. */
export const bills = [
  [october, 1, 'MONTHLY', true, [100_000n, 9_007_199_254_740_993n]],
  [october, 2, 'OTHER', true, [500n]],
  [november, 1, 'MONTHLY', false, [100_000n, 300n]],
] as const;

const collection = (id: number, no: string, bill: (typeof bills)[number]) => {
  const [month, seq, kind, posted, amounts] = bill;
  const billed = amounts.reduce<bigint>((sum, amount) => sum + amount, 0n);
  const collected = posted ? billed : 0n;
  const receipt = posted ? `'R${no}${seq}'` : 'NULL';
  return `
  INSERT INTO records.collections VALUES (${id}, ${seq}, '${month}', ${amounts.length},
    ${posted ? `'2025-10-31'` : 'NULL'}, ${billed}, ${collected}, ${billed - collected}, 0, 250025,
    1917, 3000000, ${posted}, '${no}', '${billedBy(no, month)}', '${kind}',
    '${posted ? 'FULL' : 'PENDING'}', ${receipt}, NULL, NULL);
  ${amounts
    .map(
      (amount, at) => `
  INSERT INTO records.collection_items VALUES (${id}, ${seq}, '${month}', ${at + 1}, NULL, NULL, 0,
    0, ${amount}, ${posted ? amount : 0n}, NULL, '${no}', '${at ? 'LOAN' : 'SHARE'}', 'SHR',
    'รายการ${no}', NULL);`,
    )
    .join('')}`;
};

const agencyMonth = (id: number, agency: string, month: string) => `
  INSERT INTO records.agency_months VALUES (${id}, 1, '${month}', '${month}', NULL, 1, 0, 1, 0,
    '${agency}', '${month === october ? 'POSTED' : 'SENT'}');`;

const cremation = (id: number, no: string) => `
  INSERT INTO records.cremation_enrolments VALUES (${id}, '2015-01-01', 60000000, 100, 50, 20, 130,
    '${cremationOf(no)}', '${no}', 'สสอค.', 'สมาคม', 'ชื่อ${no}', 'SELF', 'สามัญ', 'หักเงินเดือน', NULL,
    'ACTIVE');
  ${['2025-09-01', october, november]
    .map(
      (
        month,
        at,
      ) => `INSERT INTO records.cremation_months VALUES (${id}, ${at + 1}, '${month}', 2000,
    ${2000 * (at + 1)}, 2000, ${2000 * at}, '${cremationOf(no)}', '${no}', NULL);`,
    )
    .join('\n')}`;

const benefits = (id: number, no: string) => `
  INSERT INTO records.beneficiaries VALUES
    (${id}, 1, '2020-01-01', '2020-02-01', 62.5, '${no}', 'คู่สมรส', 'คู่สมรส', NULL, NULL, 'SHARES'),
    (${id}, 2, '2020-01-01', NULL, NULL, '${no}', 'บุตร', 'บุตร', NULL, NULL, 'SHARES');
  INSERT INTO records.welfare_claims VALUES
    (${id}, '2024-01-05', '2024-03-01', 100, 'ก${no}', '${no}', 'A', 'APPROVED', NULL, 'โอน', NULL),
    (${id}, '2024-02-05', '2024-02-20', 200, 'ข${no}', '${no}', 'B', 'APPROVED', NULL, 'โอน', NULL),
    (${id}, '2025-02-05', NULL, 300, 'ค${no}', '${no}', 'A', 'PENDING', NULL, NULL, NULL);
  ${[2023, 2024, 2025]
    .map(
      (
        year,
      ) => `INSERT INTO records.dividends VALUES (${id}, ${year}, 150050, 8000, 1900, 95, 5, 100,
    8000, '${year}-12-31', '${no}', 'PAID', 'PAID', 'BANK', '006', '1234567890');
  INSERT INTO records.dividend_deductions VALUES (${id}, ${year}, 1, 60, '${no}', 'เบี้ย${no}'),
    (${id}, ${year}, 2, 40, '${no}', 'ค่าธรรมเนียม${no}');`,
    )
    .join('\n')}`;

/** What belongs to one of the two that have everything. */
export const ofMember = (id: number, no: string) => `
  ${loan(id, no, contractOf(no), loanLines)}
  ${loan(id, no, closedContractOf(no), closedLines)}
  ${summedYear(id, no)}
  ${guarantee(id, 1, no, no === somchai ? malee : somchai)} ${guarantee(id, 2, no, null)}
  ${bills.map((bill) => collection(id, no, bill)).join('')}
  ${cremation(id, no)} ${benefits(id, no)}`;

/** What belongs to nobody, and prasert's contract, which malee alone guarantees. */
export const ofAll = (id: number) => `
  INSERT INTO records.agencies (publication_id, agency_no, parent_agency_no, name, head_name)
    VALUES (${id}, '${agencyNo}', NULL, 'หน่วยฉบับ${id}', 'หัวหน้า'),
      (${id}, '${subAgencyNo}', '${agencyNo}', 'หน่วยย่อยฉบับ${id}', NULL);
  ${[agencyNo, subAgencyNo]
    .map((agency) => agencyMonth(id, agency, october) + agencyMonth(id, agency, november))
    .join('')}
  INSERT INTO records.welfare_types VALUES
    (${id}, 90, 100000, 'B', 'รับขวัญบุตร', 'ภายใน 90 วัน', 'สูติบัตร; ทะเบียนบ้าน'),
    (${id}, NULL, 200000, 'A', 'สมรส', 'ครั้งเดียว', NULL);
  INSERT INTO records.dividend_years VALUES
    (${id}, 2023, '2023-01-01', '2023-12-31', 7, 'MONTHLY', 'ONCE', 5.25, 8.125, 'APPROVED', NULL),
    (${id}, 2024, '2024-01-01', '2024-12-31', 7, 'MONTHLY', 'ONCE', 5.5, 8, 'APPROVED', NULL),
    (${id}, 2025, '2025-01-01', '2025-12-31', 7, 'MONTHLY', 'ONCE', 5.75, 9, 'PENDING', NULL);
  ${loan(id, prasert, contractOf(prasert), loanLines)} ${guarantee(id, 1, prasert, malee)}`;
