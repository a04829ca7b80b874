import { classes } from '../../kit/classes.ts';
import styles from './emblem.module.css';

interface EmblemProps {
  /** Address of the cooperative's own logo; without it the demo cooperative's drawing. */
  readonly src?: string | undefined;
  readonly onDark?: boolean;
  readonly className?: string | undefined;
}

/** Grains of the left ear of rice: place in the 64 × 64 field, and turn in degrees. */
const grains = [
  [14.47, 49.47, 288],
  [17.6, 42.08, 336],
  [8.55, 41.69, 309.5],
  [14.17, 35.97, 357.5],
  [5.9, 32.28, 331],
  [13.23, 29.02, 379],
  [6.88, 22.56, 352.5],
  [14.89, 22.2, 400.5],
  [11.35, 13.87, 374],
  [18.94, 16.48, 422],
  [18.7, 7.43, 395.5],
  [24.81, 12.63, 443.5],
  [29.26, 7.67, 443],
] as const;

const stalk = 'M40.5 60Q34.5 56 21.44 49.87A22.5 22.5 0 0 1 25.05 8.6';
const grain = 'M0-4.6Q3 -.6 0 4.6Q-3 -.6 0-4.6z';

function Ear() {
  return (
    <>
      <path d={stalk} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      {grains.map(([x, y, rotation]) => (
        <path key={rotation} transform={`translate(${x} ${y}) rotate(${rotation})`} d={grain} />
      ))}
    </>
  );
}

/** The cooperative's mark, beside its name and therefore silent: rice ears round a woven coin. */
export function Emblem({ src, onDark = false, className }: EmblemProps) {
  const look = classes(styles.emblem, onDark && styles.onDark, src && styles.img, className);
  if (src) return <img className={look} src={src} alt="" width="60" height="60" />;
  return (
    <svg className={look} viewBox="0 0 64 64" aria-hidden="true">
      <g fill="currentColor">
        <Ear />
        <g transform="matrix(-1 0 0 1 64 0)">
          <Ear />
        </g>
        <path d="M32 21.5l8.5 8.5-8.5 8.5-8.5-8.5zM32 25.6l-4.4 4.4 4.4 4.4 4.4-4.4z" />
      </g>
      <circle cx="32" cy="30" r="13" fill="none" stroke="var(--gold)" strokeWidth="2" />
      <path fill="var(--gold)" d="M32 28l2 2-2 2-2-2z" />
    </svg>
  );
}
