import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const restMillis = 1_000;

/** Says a sentence to screen readers once, when it has changed and then stood for a second. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setSaid(text);
    }, restMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
