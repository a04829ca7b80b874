/** Solves a challenge beside the page, which goes on working meanwhile. Runs in a worker alone. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The worker's side of the line; the page's types know windows only. */
interface Line {
  onmessage: ((event: { readonly data: Challenge }) => void) | null;
  postMessage(answer: unknown): void;
}

const line = globalThis as unknown as Line;

line.onmessage = async ({ data: challenge }) => {
  const { parameters, signature } = challenge;
  // A browser without `crypto.subtle` (a page without https) rejects here.
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 }).catch(() => null);
  const payload = { challenge: { parameters, signature }, solution };
  line.postMessage(solution === null ? null : btoa(JSON.stringify(payload)));
};
