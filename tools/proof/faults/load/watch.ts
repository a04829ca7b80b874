/** Every answer of a run, seen once: for another's canary, for its form, and for the figures. */
import { faultOfAnswer } from '../../checker/answers.ts';
import type { Canaries } from '../../checker/canaries.ts';
import { type Finding, finding } from '../../checker/finding.ts';
import type { Reply } from './http-client.ts';

export interface Seen {
  readonly what: 'read' | 'page' | 'write';
  /** 0 where no whole answer came. */
  readonly status: number;
  /** On the clock of `performance`. */
  readonly from: number;
  readonly millis: number;
}

export interface Watch {
  /** Counts what came, for `member` (undefined: nobody signed in), and holds I3 and I7. */
  see(what: Seen['what'], from: number, reply: Reply | undefined, member?: string): void;
  /** All since the last look, which begins anew. */
  take(): { readonly seen: readonly Seen[]; readonly findings: readonly Finding[] };
}

/** The first of a kind tells it; a thousand like it say no more. */
const mostFindings = 20;

export function openWatch(canaries: Canaries): Watch {
  let seen: Seen[] = [];
  let findings: Finding[] = [];
  const holds = (reply: Reply, member: string | undefined): Finding[] => {
    const found: Finding[] = [];
    const foreign = canaries.foreign(reply.text, member);
    if (foreign.length > 0)
      found.push(finding('I3', `${member ?? 'a visitor'} saw ${foreign.slice(0, 3).join(', ')}`));
    const fault = faultOfAnswer(reply);
    if (fault !== undefined) found.push(finding('I7', fault));
    else if (reply.status >= 500 && reply.status !== 503)
      found.push(finding('I7', `${reply.status}: ${reply.text.slice(0, 160)}`));
    else if (reply.status === 503 && reply.retryAfter === undefined)
      found.push(finding('I7', 'a 503 without Retry-After'));
    if (reply.status === 401) found.push(finding('I1', `the session of ${member} is gone`));
    return found;
  };
  return {
    see(what, from, reply, member) {
      seen.push({ what, status: reply?.status ?? 0, from, millis: performance.now() - from });
      if (reply !== undefined && findings.length < mostFindings)
        findings.push(...holds(reply, member));
    },
    take() {
      const all = { seen, findings };
      [seen, findings] = [[], []];
      return all;
    },
  };
}
