import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { words } from '../words.text.ts';
import styles from './scroll-top.module.css';

function goUp(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button goes away up there; the focus goes to the beginning of what is read.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Back to the top, smoothly; there once a screenful has been passed (R034, R066). */
export function ScrollTop() {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const look = () => setPassed(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!passed) return null;
  return (
    <button type="button" className={styles.button} aria-label={words.toTop} onClick={goUp}>
      <Icon of={ArrowUp} />
    </button>
  );
}
