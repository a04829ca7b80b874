import { useState } from 'react';
import { painted } from '../viewport/painted.ts';
import { useView } from './use-view.ts';
import type { View } from './view.ts';
import { changeView } from './view-store.ts';

/**
 * The settings as they were pressed, and what changes them. They come into force once the press has
 * been seen: then the whole page is laid out anew, or every amount on it is rendered again.
 */
export function useChangeView(): readonly [View, (next: Partial<View>) => Promise<void>] {
  const inForce = useView();
  const [pressed, setPressed] = useState<Partial<View>>({});
  async function change(next: Partial<View>) {
    setPressed(next);
    await painted();
    changeView(next);
    setPressed({});
  }
  return [{ ...inForce, ...pressed }, change];
}
