import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const restMillis = 1_000;

/** Says a sentence to screen readers once, when it has changed and then stood for a second. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setAnnouncement(text);
    }, restMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
