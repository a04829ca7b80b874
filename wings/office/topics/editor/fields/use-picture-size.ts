import { useEffect, useState } from 'react';

const unknown = { width: 1, height: 1 };

/** Pixels of a picture of this site, once it is there. */
export function usePictureSize(url: string | null) {
  const [size, setSize] = useState(unknown);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.onload = () =>
      setSize({ width: picture.naturalWidth || 1, height: picture.naturalHeight || 1 });
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url]);
  return size;
}
