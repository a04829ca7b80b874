import { useEffect, useState } from 'react';
import address from '../../core/password/common.txt?url';
import { readCommon } from '../../core/password/list.ts';
import type { IsCommon } from '../../core/password/rule.ts';

let asked: Promise<IsCommon> | undefined;

async function fetchCommon(): Promise<IsCommon> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`list of common passwords: ${answer.status}`);
  return readCommon(await answer.text());
}

/**
 * The list of common passwords once it is `wanted` and here; some 200 kB, fetched once a page.
 * Undefined until then, and where it cannot be had: the server holds it, too.
 */
export function useCommon(wanted: boolean): IsCommon | undefined {
  const [isCommon, setCommon] = useState<IsCommon>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    asked ??= fetchCommon();
    asked.then(
      (list) => {
        if (!gone) setCommon(() => list);
      },
      () => {
        asked = undefined;
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return isCommon;
}
