import { useEffect, useState } from 'react';
import { painted } from './painted.ts';

/**
 * True once what `isOn` changes elsewhere has been painted, false at once when it is off: for what
 * has many styles of a page computed anew, as `inert` does, while somebody waits for a press.
 */
export function useOncePainted(isOn: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    void painted().then(() => {
      if (!isOver) setPainted(true);
    });
    return () => {
      isOver = true;
      setPainted(false);
    };
  }, [isOn]);
  return isOn && isPainted;
}
