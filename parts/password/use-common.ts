import { useEffect, useState } from 'react';
import address from '../../core/password/common.txt?url';
import { readCommon } from '../../core/password/list.ts';
import type { IsCommon } from '../../core/password/rule.ts';

let cached: Promise<IsCommon> | undefined;

async function fetchCommon(): Promise<IsCommon> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`list of common passwords: ${answer.status}`);
  return readCommon(await answer.text());
}

/**
 * The list of common passwords (some 200 kB, fetched once a page), or undefined until it has come
 * and while `enabled` is false. Where it cannot be fetched the server’s own check remains.
 */
export function useCommon(enabled: boolean): IsCommon | undefined {
  const [isCommon, setCommon] = useState<IsCommon>();
  useEffect(() => {
    if (!enabled) return;
    let isCancelled = false;
    cached ??= fetchCommon();
    cached.then(
      (list) => {
        if (!isCancelled) setCommon(() => list);
      },
      () => {
        cached = undefined;
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [enabled]);
  return isCommon;
}
