import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import styles from './compare.module.css';
import { compareText as text } from './compare.text.ts';
import type { Difference, DiffLine } from './diff-lines.ts';

interface DifferencesProps {
  readonly found: readonly Difference[];
}

/** What changed from one text to another: marked by a sign first, by colour second. */
export function Differences({ found }: DifferencesProps) {
  if (found.length === 0) return <p>{text.none}</p>;
  return (
    <div className={styles.parts}>
      <p className={styles.legend}>{text.legend}</p>
      {found.map(({ name, lines }) => (
        <section key={name} aria-label={name}>
          <p className={styles.name}>{name}</p>
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
              <Line key={index} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ line: { kind, line } }: { readonly line: DiffLine }) {
  if (kind === 'same') return <li>{line}</li>;
  const Tag = kind === 'gone' ? 'del' : 'ins';
  return (
    <li className={styles[kind]}>
      <span aria-hidden="true">{kind === 'gone' ? '−' : '+'}</span>
      <VisuallyHidden>{kind === 'gone' ? text.gone : text.new}</VisuallyHidden> <Tag>{line}</Tag>
    </li>
  );
}
