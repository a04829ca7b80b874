/** The address book: screens by name. One place to rename an address. */
export const paths = {
  home: '/home',
  list: (topicId: string) => `/list/${encodeURIComponent(topicId)}`,
  show: (topicId: string | number) => `/show/${encodeURIComponent(topicId)}`,
  board: '/board',
  boardPost: '/boardPost',
  boardShow: (topicId: string | number) => `/boardShow/${encodeURIComponent(topicId)}`,
  demand: '/demand',
  showDemand: (topicId: string | number) => `/showdemand/${encodeURIComponent(topicId)}`,
  election: '/election',
  loanCalculator: '/loancal',
  dividendCalculator: '/caldividend',
  news: '/rss.xml',
  verify: '/verify',
  verifyCode: (code: string) => `/verify/${encodeURIComponent(code)}`,
  colors: '/colors',
  load: '/load',
  cookies: '/cookie/cookies',
  policy: '/cookie/policy',
  memberLogon: '/member/logon',
  /** The sign-in that leads back to the board (R037). */
  memberLogonBoard: (topicId: string | number) =>
    `/member/logon/board/${encodeURIComponent(topicId)}`,
  memberLogonBoardPost: '/member/logon/boardPost',
  memberRegister: '/member/register',
  memberForget: '/member/forget',
  memberTerms: '/member/termofconditional',
  memberImpersonate: '/member/impersonate',
  memberWelcome: '/member/welcome',
  memberUpdatePassword: '/member/update-password',
  memberStatus: '/member/status',
  memberShare: '/member/share',
  memberLoan: '/member/loan',
  memberLoanStatement: (contractNo: string) =>
    `/member/loan_statement/${encodeURIComponent(contractNo)}`,
  memberDeposit: '/member/deposit',
  memberDepositStatement: (accountNo: string) =>
    `/member/dep_statement/${encodeURIComponent(accountNo)}`,
  memberKep: '/member/kep',
  /** Year of the Buddhist era, month, number within it (D-11). */
  memberCollection: (yearBe: number, month: number, seq: number) =>
    `/member/kep/${yearBe}/${month}/${seq}`,
  memberKepcrem: '/member/kepcrem',
  memberColl: '/member/coll',
  memberDividend: '/member/dividend',
  memberGian: '/member/gian',
  memberWelfare: '/member/welfare',
  memberCertificate: '/member/certificate',
  memberPassword: '/member/password',
  memberSecurity: '/member/security',
  officeHelp: '/office/help',
  officeReports: '/office/agency_reports',
  /** Year of the Buddhist era, month (part D). */
  officeReport: (agencyNo: string, yearBe: number, month: number) =>
    `/office/agency_reports/${agencyNo}/${yearBe}/${month}`,
  agencyLogon: '/membergroup/logon',
  agencyDashboard: '/membergroup/dashboard',
  agencyCover: '/membergroup/keeprep',
  agencyLetters: '/membergroup/delivery_book',
  /** Year of the Buddhist era and number within it (D-25). */
  agencyLetter: (yearBe: number, run: number) =>
    `/membergroup/delivery_book?letter=${yearBe}-${run}`,
  agencySummary: '/membergroup/summarize_rep',
  agencyPassword: '/membergroup/password',
  agencySecurity: '/membergroup/security',
  agencyGuide: '/membergroup/guide_group',
} as const;
