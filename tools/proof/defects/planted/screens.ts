/** What people see, hear and reach. */
import type { Defect } from '../defect.ts';

export const screens: readonly Defect[] = [
  {
    what: 'what could not be had looks as if there were nothing',
    file: 'shell/query/FailedQuery.tsx',
    find: "if (query.state !== 'failure') return null;",
    replace: 'if (query.ref !== undefined) return null;',
    tests: ['wings/member/shares/shares.screen.test.ts'],
  },
  {
    what: 'a success is told as an error',
    file: 'wings/member/required-change/UpdatePasswordPage.tsx',
    find: "notify({ kind: 'success', text: message });",
    replace: "notify({ kind: 'error', text: message });",
    tests: ['wings/member/required-change/required-change.screen.test.ts'],
  },
  {
    what: 'nothing says that a sign-in was refused',
    file: 'wings/member/sign-in/use-sign-in.ts',
    find: 'setRefusal(refusal);',
    replace: '',
    tests: ['wings/member/sign-in/tests/sign-in.screen.test.ts'],
  },
  {
    what: 'whoever turns a page stays at the foot of the one before',
    file: 'parts/statement/StatementPage.tsx',
    find: 'container.current?.focus({ preventScroll: true });',
    replace: '',
    tests: ['wings/member/shares/shares.screen.test.ts'],
  },
  {
    what: 'the pager of a ledger has no name',
    file: 'parts/statement/Pager.tsx',
    find: '<nav className={styles.pager} aria-label={label}>',
    replace: '<nav className={styles.pager} data-label={label}>',
    tests: ['wings/member/shares/shares.screen.test.ts'],
  },
  {
    what: 'the announcement runs although motion is not wanted',
    file: 'shell/frame/Marquee.tsx',
    find: 'paused || calm.matches || !track.current',
    replace: 'paused || !calm || !track.current',
    tests: ['wings/info/frame/frame.screen.test.ts'],
  },
  {
    what: 'the menu opens over the page, and the focus stays behind it',
    file: 'shell/frame/portal/SideMenu.tsx',
    find: "hung.querySelector<HTMLElement>('ul :is(a, button)')?.focus();",
    replace: '',
    tests: ['wings/member/frame/frame.screen.test.ts'],
  },
  {
    what: 'the keyboard leaves the open menu for the page beneath',
    file: 'shell/frame/portal/PortalFrame.tsx',
    find: "if (event.key === 'Tab') stayInside(event, menu.current);",
    replace: '',
    tests: ['wings/member/frame/frame.screen.test.ts'],
  },
  {
    what: 'a number of an agency is shown whole',
    file: 'core/agency/display-number.ts',
    find: 'agencyNo.length > hidden ? agencyNo.slice(hidden) : agencyNo',
    replace: 'agencyNo',
    tests: ['core/agency/tests/display-number.test.ts'],
  },
];
