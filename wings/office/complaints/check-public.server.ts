/** Words that the public reads, or may read later, point to nobody (T30). */
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import { ownTelephones } from '../../../core/board/private-numbers.ts';
import { numberFault } from '../../../core/complaint/number-fault.ts';

/** Takes words by their field. @throws Problem bad_input that names each field at fault */
export function assertNoNumbers(words: Readonly<Record<string, string>>, site: Site): void {
  const allowed = ownTelephones(site);
  const fields = Object.entries(words).flatMap(([field, written]) => {
    const message = numberFault(written, allowed);
    return message === undefined ? [] : [{ field, message }];
  });
  if (fields.length > 0) throw new Problem('bad_input', { fields });
}
