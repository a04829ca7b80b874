/** What the terms check says, and where that leads (R063, R123; D-30). */
import { paths } from '../../../../api/paths.ts';

export type Verdict = 'page' | 'update-password' | 'welcome';

/** `'1'` shows the page, `'2'` asks for a new password; any other answer for the terms. */
export function verdictOf(rcCode: unknown): Verdict {
  if (rcCode === '1') return 'page';
  return rcCode === '2' ? 'update-password' : 'welcome';
}

export const verdictPaths = {
  'update-password': paths.memberUpdatePassword,
  welcome: paths.memberWelcome,
} as const;
