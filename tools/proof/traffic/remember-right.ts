/** What was looked at and found right is not looked at again as long as it comes the same. */
import { hash } from 'node:crypto';
import type { Answer } from './client.ts';
import type { Finding } from './tally.ts';

/** Looks once at each answer of a key that is another than the last right one. */
export function rememberRight(): (key: string, answer: Answer, look: () => Finding) => Finding {
  const known = new Map<string, string>();
  return (key, answer, look) => {
    if (answer.status !== 200) return look();
    const digest = hash('sha256', answer.body, 'base64url');
    if (known.get(key) === digest) return { verdict: 'right' };
    const finding = look();
    if (finding.verdict === 'right') known.set(key, digest);
    return finding;
  };
}
