import { useEffect, useState } from 'react';

const unknown = { width: 0, height: 0 };

/** How large a picture of this site is, in pixels; nought until it has come. */
export function usePictureSize(url: string | null): { width: number; height: number } {
  const [found, setFound] = useState({ url: '', ...unknown });
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.onload = () => {
      setFound({ url, width: picture.naturalWidth, height: picture.naturalHeight });
    };
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url]);
  return found.url === url ? { width: found.width, height: found.height } : unknown;
}
