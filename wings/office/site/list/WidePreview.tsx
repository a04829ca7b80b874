import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './wide-preview.module.css';

/** Rem: on a narrower page the preview is that of a phone. */
const fromRem = 44;

const remPixels = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

interface WidePreviewProps {
  /** How wide it is there. */
  readonly rem: number;
  readonly children: ReactNode;
}

/** A part of the public site as on a wide page, shown smaller where there is less room. */
export function WidePreview({ rem: wideRem, children }: WidePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const wide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scale = () => {
      if (!place.current || !wide.current) return;
      const rem = place.current.clientWidth / remPixels();
      const isWide = rem >= fromRem;
      wide.current.style.inlineSize = isWide ? `${wideRem}rem` : '';
      wide.current.style.zoom = isWide ? String(Math.min(1, rem / wideRem)) : '';
    };
    scale();
    // Another window, letters of another size.
    const watching = new ResizeObserver(scale);
    if (place.current) watching.observe(place.current);
    return () => watching.disconnect();
  }, [wideRem]);
  return (
    <div ref={place} className={styles.place}>
      <div ref={wide} className={styles.wide}>
        {children}
      </div>
    </div>
  );
}
