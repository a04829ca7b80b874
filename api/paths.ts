/** The address book: screens by name. One place to rename an address. */
export const paths = {
  home: '/home',
  list: (topicId: string) => `/list/${encodeURIComponent(topicId)}`,
  show: (topicId: string | number) => `/show/${encodeURIComponent(topicId)}`,
  /** Where the demo's menu leads; a category of the same key has its announcements there. */
  rates: '/list/rates',
  /** As `rates`: the events that the office keeps, in place of a category's topics. */
  calendar: '/list/calendar',
  /** What an editor would publish; its secret stands in the fragment, which no server ever sees. */
  preview: '/preview',
  board: '/board',
  boardPost: '/boardPost',
  boardShow: (topicId: string | number) => `/boardShow/${encodeURIComponent(topicId)}`,
  demand: '/demand',
  showDemand: (topicId: string | number) => `/showdemand/${encodeURIComponent(topicId)}`,
  election: '/election',
  loanCalculator: '/loancal',
  dividendCalculator: '/caldividend',
  news: '/rss.xml',
  glossary: '/glossary',
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
