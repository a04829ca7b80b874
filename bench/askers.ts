/** Members who ask in measurements, signed in. */
import { askOver, type Headers, signIn } from '../tools/sign-in.ts';
import { demoPassword } from '../tools/store/cast-settings.ts';

const askers = ['000123', '000222', '000111'];
const sessions = 9;

/** Headers of several sessions: of one person no more than a few calls are answered at a time. */
export async function signInAskers(baseUrl: string): Promise<readonly Headers[]> {
  const ask = askOver(baseUrl);
  const members = [];
  for (let i = 0; i < sessions; i += 1) {
    members.push(await signIn(ask, askers[i % askers.length] ?? '', demoPassword));
  }
  return members;
}
