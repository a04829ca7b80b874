/** What the terms check says, and where that leads (R063, R123; D-30). */
import { paths } from '../../../../api/paths.ts';

/** `'1'` shows the page, `'2'` asks for a new password; anything else, and none, for the terms. */
export function verdictOf(rcCode: unknown): 'page' | 'update-password' | 'welcome' {
  if (rcCode === '1') return 'page';
  return rcCode === '2' ? 'update-password' : 'welcome';
}

export const verdictPaths = {
  'update-password': paths.memberUpdatePassword,
  welcome: paths.memberWelcome,
} as const;
