import { useId } from 'react';

/** Pixels. */
const tile = { width: 56, height: 20 } as const;

/** In the middle of a tile. */
const strong = [
  ...['M26 1h4v2h-4z', 'M22 4h12v2H22z', 'M18 7h8v2h-8z', 'M30 7h8v2h-8z', 'M14 10h8v2h-8z'],
  ...['M34 10h8v2h-8z', 'M18 13h8v2h-8z', 'M30 13h8v2h-8z', 'M22 16h12v2H22z', 'M26 19h4v1h-4z'],
].join('');
/** Half of it at each edge. */
const faint = [
  ...['M0 1h6v2H0z', 'M50 1h6v2h-6z', 'M0 4h10v2H0z', 'M46 4h10v2H46z', 'M4 7h8v2H4z'],
  ...['M44 7h8v2h-8z', 'M0 19h6v1H0z', 'M50 19h6v1h-6z', 'M0 16h10v2H0z', 'M46 16h10v2H46z'],
  ...['M4 13h8v2H4z', 'M44 13h8v2h-8z'],
].join('');

/** A strip of khit weave (ลายขิด), in the page itself: its file would hold up the first paint. */
export function Khit({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
      <pattern id={id} {...tile} patternUnits="userSpaceOnUse">
        <path fill="var(--blue)" d={strong} />
        <path fill="var(--blue)" opacity=".38" d={faint} />
        <path fill="var(--gold)" d="M26 10h4v2h-4zM0 10h3v2H0zM53 10h3v2h-3z" />
      </pattern>
      <rect width="100%" height={tile.height} fill={`url(#${id})`} />
    </svg>
  );
}
