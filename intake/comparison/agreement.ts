/** Whether staff have agreed to what an extract is asked about. */
import { createHash } from 'node:crypto';
import type { Faults } from '../fault.ts';

/** What the intake is told of it. */
export interface Consent {
  /** Whatever is asked. */
  readonly force?: boolean;
  /** Only what was shown under this code. */
  readonly agreed?: string | undefined;
}

/** Too long to look for two extracts of one code: whoever writes drops can compute codes, too. */
const codeLength = 32;

/** Names these questions of this content beside this publication: of others it is another. */
export function agreementOf(hash: string, shownId: number, questions: Faults): string {
  const text = JSON.stringify([hash, shownId, questions.list, questions.more]);
  return createHash('sha256').update(text).digest('hex').slice(0, codeLength);
}

/** A code binds: what was asked since then is asked first. */
export const isAgreedTo = (code: string, { force = false, agreed }: Consent): boolean =>
  force && (agreed === undefined || agreed === code);
