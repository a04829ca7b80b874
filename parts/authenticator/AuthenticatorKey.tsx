import styles from './authenticator.module.css';
import { authenticatorText as text } from './authenticator.text.ts';

interface AuthenticatorKeyProps {
  /** Base32. */
  readonly secret: string;
  /** Rows of the QR code, `1` for a dark square. */
  readonly qr: readonly string[];
}

/** Squares of quiet edge that readers need. */
const edge = 4;

/** Each row's dark squares as a path of its own steps. */
const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row].map((square, x) => (square === '1' ? `M${x + edge} ${y + edge}h1v1h-1z` : '')),
    )
    .join('');

/** The key of an authenticator to be scanned or typed; both are the same. */
export function AuthenticatorKey({ secret, qr }: AuthenticatorKeyProps) {
  const size = qr.length + 2 * edge;
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className={styles.key}>
      <p>{text.scan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text.picture}
        shapeRendering="crispEdges"
      >
        <path d={pathOf(qr)} />
      </svg>
      <p>
        {text.key}
        <code className={styles.secret} data-key={secret}>
          {groups.join(' ')}
        </code>
      </p>
    </div>
  );
}
