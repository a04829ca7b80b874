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
const base = /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//;

/** What every page has: its surroundings, its foot, ways to say that something is not there. */
const site = any(
  /\/web\/(?:root|http|call)|\/api\/menu\//,
  /\/wings\/info\/(?:cookie\/consent\/|frame\/(?:PlainFrame|SiteFooter))/,
  /\/kit\/date\/(?!Moment)/,
  /\/kit\/(?:badge|empty-state|facts|icon|link|panel|skeleton|table|text)\//,
  /\/shell\/(?:session\/(?!use-fresh)|query\/FailedQuery|status-screen\/NotFound)/,
  /\/kit\/(?:live-region|checkbox|alert)\/|\/kit\/field\/(?:Field|field|SelectField|TextField)/,
  /\/kit\/view-preferences\/ReadingTools|\/shell\/frame\/(?:Note|PageHeading|bar\/(?:bar\.|nav-))/,
  /\/core\/(?:satang|thai-number|thai-text)/,
  /\/icons\/(?:arrow-up|chevron-(?!up)|download|info|menu|play|printer|user-round|vote)/,
  /preload-helper/,
);

/** What the pages in the public layout share beside it. */
const content = any(
  /\/kit\/(?:chips|breadcrumbs|file|html|scroll-top)\/(?!policy)/,
  /\/shell\/frame\/menu\.ts/,
  /\/shell\/query\/use-last-data|\/kit\/field\/[Dd]igits|\/core\/truncate/,
  /\/icons\/(?:circle-x|file-search|inbox|log-in|shield|wallet)/,
);

/** Pages of a long list: the board, complaints, news. */
const pages = /\/kit\/pagination\//;

/** Whoever has signed in is asked, and told when the session ends; a visitor never is. */
const dialog = /\/kit\/dialog\/|\/shell\/confirm\//;

/** What forms need that strangers fill in. */
const captcha = /\/(?:parts|api)\/captcha\/(?!solve|script-policy)|\/core\/typed\/birth-date/;

const calculator = any(
  /\/kit\/(?:amount|bar-chart|chart|slider)\/|\/parts\/(?:address-form|calculator)\//,
  /\/parts\/download\/(?!DownloadFiles|use-file)/,
  /\/core\/(?:csv|rate|typed\/typed-number)|d3-array/,
);

/** But for what is fetched when somebody asks for it. */
const dialogFiles = /ChooseStep|CropStep|PictureDialog|dialog|prepare|use-saving/;
const member = new RegExp(`/wings/member/frame/(?!picture/(?:${dialogFiles.source}))`);

const alone = { includeDependenciesRecursively: false };
const whole = { includeDependenciesRecursively: true };

/** The groups, for the bundler. */
export const groups: Group[] = [
  { name: 'base', test: base, priority: 5, ...whole },
  { name: 'site', test: site, priority: 4, ...whole },
  { name: 'content', test: content, priority: 3, ...alone },
  { name: 'pages', test: pages, priority: 2, ...alone },
  { name: 'dialog', test: dialog, priority: 2, ...alone },
  { name: 'captcha', test: captcha, priority: 2, ...alone },
  { name: 'calculator', test: calculator, priority: 2, ...alone },
  { name: 'member', test: member, priority: 1, ...whole },
];
