/**
 * Which modules travel together. A first visit costs a request and some 300 bytes of headers for
 * each file, and every byte that its page does without: few files, each for pages of a kind.
 */

/** Found in the path of a module, which lies below the folder of the project. */
interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
  /** Whether the group takes what its modules need with it. */
  readonly includeDependenciesRecursively: boolean;
}

const any = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'));

/** The libraries of every page: they change least and are kept longest. */
const base = any(
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//,
  /\/web\/hold\/(?:held-text|jsx-runtime|letters-only)/,
);

/** What every page has: its surroundings, its foot, ways to say that something is not there. */
const site = any(
  /\/web\/(?:root|http|call)|\/api\/menu\//,
  /\/wings\/info\/(?:cookie\/consent\/|frame\/(?:PlainFrame|SiteFooter))/,
  /\/kit\/date\/(?!Moment|stale)/,
  /\/kit\/(?:badge|empty-state|facts|icon)\/(?!DayFact|EmptyPanel|FactsSkeleton|NoMatch)/,
  /\/kit\/(?:link|panel|table|text)\/(?!NoBreak|Points|RowLink)/,
  /\/kit\/skeleton\/(?!CardsSkeleton|Placeholder|repeat|RowsSkeleton)/,
  /\/shell\/(?:session\/(?!use-fresh)|query\/FailedQuery|status-screen\/NotFound)/,
  /\/kit\/(?:live-region|checkbox|alert)\/|\/kit\/field\/(?:Field|field|SelectField|TextField)/,
  /\/kit\/view-preferences\/ReadingTools|\/kit\/viewport\/use-rested/,
  /\/shell\/frame\/(?:Note|PageHeading|bar\/(?:bar\.|nav-))/,
  /\/core\/(?:satang|thai-number|phone\/telephone)/,
  /\/icons\/(?:arrow-up|chevron-(?!up)|download|info|menu|printer|user-round(?!-plus))/,
  /preload-helper|\/kit\/base\.css/,
);

/** What the pages in the public layout share beside it. */
const content = any(
  /\/kit\/(?:breadcrumbs|file|html|layout|scroll-top)\/(?!data-url|policy|Stack|use-top)/,
  /\/kit\/(?:empty-state\/EmptyPanel|skeleton\/(?:repeat|RowsSkeleton))|\/shell\/page\//,
  /\/shell\/frame\/(?:menu\.ts|bar\/(?!BarWho|who)|[Mm]arquee|search\/)|\/kit\/keys\/arrow/,
  /\/shell\/query\/use-(?:invalidate|last-data)|\/kit\/field\/[Dd]igits/,
  /\/core\/(?:graphemes|truncate)/,
  /\/icons\/(?:circle(?:-x)?\.|inbox|log-in|megaphone|pause|play|vote)/,
);

/** Pages of a long list, and what visitors write there: the board, complaints, news. */
const pages = /\/kit\/pagination\/|\/core\/thai-text|\/icons\/(?:file-search|pen-line)/;

/** Names of the member's rooms: of menu and titles, before and after the sign-in. */
const rooms = /\/api\/rooms\./;

/** A case as everybody reads it, and its preview in the office. */
const complaint = any(
  /\/(?:parts|core)\/complaint\/(?!number-fault)|\/icons\/circle-slash/,
  /\/wings\/info\/complaints\/(?:complaints\.|tabs)/,
);

/** Whoever has signed in is asked, and told when the session ends; a visitor never is. */
const dialog = /\/kit\/dialog\/|\/shell\/confirm\//;

/** What forms need that strangers fill in. */
const captcha = /\/(?:parts|api)\/captcha\/(?!solve|script-policy)|\/core\/typed\/birth-date/;

/** Amounts and their charts. */
const amount = any(
  /\/kit\/(?:amount\/(?!Masked|Money|Signed)|bar-chart|chart)/,
  /\/parts\/download\/(?:download|save-file)|\/core\/(?:csv|rate\.|typed\/typed-number)|d3-array/,
);

/** The public calculators. */
const calculator = any(
  /\/kit\/slider\//,
  /\/parts\/(?:address-form|calculator|download\/DownloadMenu)/,
);

/** The schedule of a loan, year by year: of the calculator and of a member's loan. */
const schedule = /\/parts\/schedule\/|\/core\/loan\/years/;

/** Pages of cards: members' and agencies' alone. */
const cards = /\/kit\/(?:card|skeleton\/CardsSkeleton)|\/icons\/arrow-down/;

/** Pages of figures that were true on a day. */
const figures = any(
  /\/shell\/frame\/(?:DatedPageHeading|SubtitleSkeleton)/,
  /\/kit\/amount\/(?:Masked|Money|Signed)|\/parts\/download\/FileRow/,
  /\/kit\/(?:date\/stale|facts\/(?:Day|FactsS)|link\/RowLink)/,
  /\/kit\/(?:skeleton\/Placeholder|text\/Points)|\/parts\/statement\/MoneyFact/,
);

/** Pages of lines, a period at a time. */
const statement = /\/parts\/statement\/(?:FiguresSkeleton|StatementPage|statement\.module)/;

/** Pages that a member or an agency takes home as a file. */
const file = /\/parts\/download\/use-file|\/icons\/file-text/;

/** What articles look like, read and written. */
const prose = /\/kit\/prose\//;

/** Pages with pictures in several widths. */
const pictures = /\/core\/(?:media-address|picture-frames)|\/kit\/image\/picture-sources/;

/** Words of the public board. */
const board = /\/wings\/info\/board\/board\.text/;

/** Texts in versions, what each changed, and the comparison of two. */
const versions = /\/parts\/(?:change-notice|compare|policy|terms)\/|\/icons\/file-clock/;

/** Pages where amounts can be hidden. */
const hideAmounts = /\/kit\/(?:mask|switch|view-preferences\/HideAmounts)/;

/** Before somebody has signed in. */
const signIn = /\/shell\/gate\/(?:BeforeSignIn|Point)|\/icons\/lock\./;

/** A field for a password, and the icon that hides what was typed. */
const passwordField = /\/kit\/field\/PasswordField|\/icons\/eye-off/;

/** What every page of an agency knows. */
const agency =
  /\/parts\/agency-month\/agency-context|\/core\/agency\/display-number|\/wings\/agency\/frame\//;

/** Files of the dialog for one's picture: fetched when somebody asks for it. */
const dialogFiles = /ChooseStep|CropStep|PictureDialog|dialog|prepare|use-saving/;

/** What words mean, at a tap. */
const glossary = /\/parts\/glossary\/|\/icons\/circle-question-mark/;

/** What everybody has who has signed in, members and agencies. */
const member = any(
  new RegExp(`/wings/member/frame/(?!picture/(?:${dialogFiles.source}))`),
  /\/kit\/(?:chips\/|empty-state\/NoMatch|layout\/Stack|scroll-top\/use-top|text\/NoBreak)/,
  /\/icons\/(?:award|file-spreadsheet|search-x|wallet)/,
);

const alone = { includeDependenciesRecursively: false };
const whole = { includeDependenciesRecursively: true };

/** The groups, for the bundler. */
export const groups: Group[] = [
  { name: 'base', test: base, priority: 5, ...whole },
  { name: 'site', test: site, priority: 4, ...whole },
  { name: 'content', test: content, priority: 3, ...alone },
  { name: 'pages', test: pages, priority: 2, ...alone },
  { name: 'rooms', test: rooms, priority: 3, ...alone },
  { name: 'complaint', test: complaint, priority: 2, ...alone },
  { name: 'dialog', test: dialog, priority: 2, ...alone },
  { name: 'captcha', test: captcha, priority: 2, ...alone },
  { name: 'amount', test: amount, priority: 2, ...alone },
  { name: 'calculator', test: calculator, priority: 2, ...alone },
  { name: 'schedule', test: schedule, priority: 2, ...alone },
  { name: 'cards', test: cards, priority: 2, ...alone },
  { name: 'figures', test: figures, priority: 2, ...alone },
  { name: 'statement', test: statement, priority: 2, ...alone },
  { name: 'file', test: file, priority: 2, ...alone },
  { name: 'prose', test: prose, priority: 2, ...alone },
  { name: 'pictures', test: pictures, priority: 2, ...alone },
  { name: 'board', test: board, priority: 2, ...alone },
  { name: 'versions', test: versions, priority: 2, ...alone },
  { name: 'hide-amounts', test: hideAmounts, priority: 2, ...alone },
  { name: 'sign-in', test: signIn, priority: 2, ...alone },
  { name: 'password-field', test: passwordField, priority: 2, ...alone },
  { name: 'agency', test: agency, priority: 2, ...alone },
  { name: 'glossary', test: glossary, priority: 2, ...alone },
  { name: 'member', test: member, priority: 1, ...whole },
];
